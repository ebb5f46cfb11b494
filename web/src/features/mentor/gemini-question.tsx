import { Button, Card, Stack, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { allowGemini, isAdultsOnlyChurch } from '@/features/privacy/api';
import { useOnline } from '@/lib/browser';
import { errorText } from '@/lib/errors';
import { storage } from '@/lib/storage';
import { toastInfo, toastSuccess } from '@/lib/toast';
import { Notice } from '@/ui/page/notice';
import { fetchOffersGemini } from './api';

const answeredKey = (uid: string) => `gemini-answered.${uid}`;

/**
 * Whether to ask the person to allow Gemini, which is asked until it is answered on this device. The server is asked once each time the
 * mentor opens, and only where it can have Gemini.
 * @param mayAsk whether a new conversation is open and the person may use the mentor
 */
export function useGeminiQuestion(uid: string, mayAsk: boolean) {
  const [isAsked, setAsked] = useState(false);
  const hasFetched = useRef(false);
  const isOnline = useOnline();
  const mustFetch = mayAsk && isOnline && isAdultsOnlyChurch();

  useEffect(() => {
    if (!mustFetch || hasFetched.current || storage.read(answeredKey(uid)) === true) return;
    hasFetched.current = true;
    fetchOffersGemini().then(setAsked, (cause: unknown) => {
      console.warn('The server did not say whether it has Gemini', cause);
    });
  }, [uid, mustFetch]);

  return { isAsked, close: () => setAsked(false) };
}

interface Props {
  uid: string;
  onAnswered: () => void;
}

/** Asks whether the mentor may answer with Gemini. A yes becomes a consent; "not now" is only remembered on this device. */
export function GeminiQuestion({ uid, onAnswered }: Props) {
  const id = useId();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  function close(): void {
    storage.write(answeredKey(uid), true);
    onAnswered();
  }

  async function agree(): Promise<void> {
    setSaving(true);
    setFailure(null);
    try {
      const outcome = await allowGemini(uid);
      close();
      if (outcome === 'sent')
        toastSuccess('Pronto!', 'O mentor já responde com a ajuda do Google.');
      else toastInfo('Escolha salva neste aparelho', 'Ela será enviada assim que houver internet.');
    } catch (error) {
      console.warn('The consent was not saved', error);
      setFailure(errorText(error));
      setSaving(false);
    }
  }

  return (
    <Card role="group" aria-labelledby={id} sx={{ p: 2, mb: 1 }}>
      <Typography id={id} variant="h3" component="p">
        O mentor pode responder com a ajuda do Google?
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Com o seu sim, a pergunta, a conversa e o texto que você está lendo vão à inteligência
        artificial do Google, sem o seu nome. Sem ele, o mentor responde só com o que já está no
        Raízes. Você muda quando quiser em Meus dados.
      </Typography>
      {failure && <Notice title="Erro ao salvar" text={failure} />}
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 1.5 }}>
        <Button color="inherit" disabled={isSaving} onClick={close} sx={{ minHeight: 48 }}>
          Agora não
        </Button>
        <Button
          variant="contained"
          loading={isSaving}
          onClick={() => void agree()}
          sx={{ minHeight: 48 }}
        >
          Sim, pode
        </Button>
      </Stack>
    </Card>
  );
}

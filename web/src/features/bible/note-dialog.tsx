import type { BookId } from '@raizes/domain/bible/books';
import { formatPassage } from '@raizes/domain/bible/passage';
import type { VersePosition } from '@raizes/domain/bible/passage';
import { markField } from '@raizes/domain/documents/bible-marks';
import { BIBLE_NOTE_MAX_LENGTH } from '@raizes/domain/limits';
import { isBlank } from '@raizes/domain/text/clean';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDraftField } from '@/lib/stored';
import { toastInfo, toastSuccess } from '@/lib/toast';
import { AppDialog } from '@/ui/app-dialog';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Field } from '@/ui/fields';
import { OtherText } from '@/ui/other-text';
import { scripture } from '@/ui/theme/theme';
import { noteDraft, noteId, saveNote } from './marks';
import type { BookMarks } from './marks';

interface Props {
  marks: BookMarks;
  verse: VersePosition;
  /** The text of the verse. */
  words: string;
  onClose: () => void;
}

/** Writes, changes or removes the note on a verse. The typed text is stored on the device until it is saved. */
export function NoteDialog({ marks, verse, words, onClose }: Props) {
  const id = noteId(marks.book, verse);
  const stored = marks.marks.get(markField(verse))?.note ?? '';
  const [opened, setOpened] = useState(stored);
  const [text, setText] = useState(() => noteDraft.read(id) || stored);
  const draft = useDraftField(noteDraft, id, text, setText);
  // Another window or device has saved the note since it was opened.
  const isReplaced = stored !== opened && !text.includes(stored);
  const [isDeleting, setDeleting] = useState(false);
  const over = text.trim().length - BIBLE_NOTE_MAX_LENGTH;

  async function save(next: string): Promise<void> {
    const outcome = await saveNote(marks, verse, next);
    if (outcome === 'refused' || outcome === 'no-room') return;
    if (outcome === 'on-device') {
      if (next === '')
        toastInfo('Anotação apagada neste aparelho', 'Some dos outros assim que houver internet.');
      else
        toastInfo('Anotação salva neste aparelho', 'Ela será enviada assim que houver internet.');
    } else toastSuccess(next === '' ? 'Anotação apagada' : 'Anotação guardada');
    onClose();
  }

  function submit(): void {
    if (over <= 0) void save(text.trim());
  }

  const reference = formatPassage(passageOf(marks.book, verse));
  return (
    <>
      <AppDialog
        title={`Anotação em ${reference}`}
        maxWidth="sm"
        onClose={onClose}
        form={{ onSubmit: submit }}
        actions={
          <>
            {stored !== '' && (
              <Button color="error" onClick={() => setDeleting(true)} sx={{ mr: 'auto' }}>
                Apagar
              </Button>
            )}
            <Button onClick={onClose}>Fechar</Button>
            <Button
              type="submit"
              variant="contained"
              disabled={over > 0 || isBlank(text) || text.trim() === stored}
            >
              Guardar
            </Button>
          </>
        }
      >
        <Typography sx={{ ...scripture, color: 'text.secondary', mb: 2 }}>{words}</Typography>
        <OtherText
          text={isReplaced ? stored : draft.other}
          onDiscard={isReplaced ? () => setOpened(stored) : draft.dropOther}
        />
        <Field
          label="Sua anotação"
          value={text}
          onChange={({ target }) => {
            draft.write(target.value === stored ? '' : target.value);
            setText(target.value);
          }}
          error={over > 0}
          helper={helperOf(text.trim().length)}
          multiline
          minRows={4}
          maxRows={12}
          autoFocus
        />
      </AppDialog>
      {isDeleting && (
        <ConfirmDialog
          title="Apagar a anotação?"
          text={`O que você anotou em ${reference} some de todos os seus aparelhos e não pode ser recuperado.`}
          action="Apagar"
          onConfirm={() => save('').finally(() => setDeleting(false))}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}

const passageOf = (book: BookId, verse: VersePosition) => ({ book, from: verse, to: verse });

const NEAR_LIMIT = 200;
const numberFormat = new Intl.NumberFormat('pt-BR');

/** Says that the note is private; near the limit, how many characters are left. */
function helperOf(length: number): string {
  const left = BIBLE_NOTE_MAX_LENGTH - length;
  if (left < 0) {
    const limit = numberFormat.format(BIBLE_NOTE_MAX_LENGTH);
    return `Cabem ${limit} caracteres: tire ${numberFormat.format(-left)} para guardar.`;
  }
  if (left === 0) return 'Não cabe mais nenhum caractere.';
  if (left === 1) return 'Cabe mais 1 caractere.';
  return left <= NEAR_LIMIT ? `Cabem mais ${left} caracteres.` : 'Só você lê o que anota.';
}

import CloseIcon from '@mui/icons-material/Close';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import NextIcon from '@mui/icons-material/SkipNext';
import PreviousIcon from '@mui/icons-material/SkipPrevious';
import { Box, IconButton, Paper, Portal, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { toastError } from '@/lib/toast';
import { ToastsAbove } from '@/ui/toasts-above';
import { findFirstVisible, useFollowSegment } from './follow';
import { useMediaKeys } from './media-keys';
import { VoiceMenu } from './voice-menu';
import { NoVoiceDialog } from './no-voice-dialog';
import { createSpeaker } from './speaker';
import type { Segment, SpeakerState } from './speaker';
import { useAutoplayNext, useRate, useVoice } from './voices';

export interface ListenProps {
  /** Identifies the text, such as a chapter or a step; a new id means a new text. */
  textId: string;
  /** Shown in the player and on the lock screen. */
  title: string;
  segments: Segment[];
  /** Receives the id of the spoken segment, or null. The player keeps the element with this `data-segment` in view. */
  onSegment?: (id: string | null) => void;
  /** Opens the following text, whose segments then arrive with a new `textId`. */
  onNext?: (() => void) | undefined;
  /** The height, as a CSS length, of another bar at the bottom of the page. */
  above?: string;
}

interface Props extends ListenProps {
  onClose: () => void;
}

/** Speaks a text, with a bar to control it; shows a dialog instead on a device without a suitable voice. */
export function Player(props: Props) {
  const { voices, voice, choose } = useVoice();
  if (voices?.length === 0) return <NoVoiceDialog onClose={props.onClose} />;
  return <PlayerBar {...props} voices={voices ?? []} voice={voice} onVoice={choose} />;
}

interface PlayerBarProps extends Props {
  voices: SpeechSynthesisVoice[];
  /** Null until the voices are loaded. */
  voice: SpeechSynthesisVoice | null;
  onVoice: (uri: string) => void;
}

function PlayerBar(props: PlayerBarProps) {
  const { textId, title, segments, onSegment, onNext, above = '0px' } = props;
  const { voices, voice, onVoice } = props;
  const [rate, setRate] = useRate();
  const [autoplaysNext, setAutoplaysNext] = useAutoplayNext();
  const [now, setNow] = useState<SpeakerState>({ state: 'paused', index: 0, problem: null });
  const [speaker] = useState(() => createSpeaker(setNow));
  const isSpeaking = now.state === 'speaking';
  const started = useRef<string | null>(null);
  const isAutoplaying = useRef(false);
  const latest = useRef({ segments, onSegment, onNext, autoplaysNext, rate, isSpeaking });
  useEffect(() => {
    latest.current = { segments, onSegment, onNext, autoplaysNext, rate, isSpeaking };
  });

  // Starts as soon as there is a voice, and continues with the next text unless it was paused.
  useEffect(() => {
    if (!voice || started.current === textId) return;
    const isFirst = started.current === null;
    started.current = textId;
    const { segments: texts, rate: speed } = latest.current;
    if (!isFirst && !latest.current.isSpeaking && !isAutoplaying.current) speaker.prepare(texts);
    else speaker.start(texts, { voice, rate: speed }, isFirst ? findFirstVisible(texts) : 0);
    isAutoplaying.current = false;
  }, [textId, voice, speaker]);

  useEffect(() => {
    if (now.state !== 'finished' || !latest.current.autoplaysNext || !latest.current.onNext) return;
    isAutoplaying.current = true;
    latest.current.onNext();
  }, [now.state]);

  useEffect(() => {
    if (now.problem) toastError('A leitura em voz alta parou', problems[now.problem]);
  }, [now.problem]);

  useEffect(() => {
    const stop = () => speaker.silence();
    // Some browsers keep speaking after the page is gone.
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
      latest.current.onSegment?.(null);
    };
  }, [speaker]);

  // Scrolling content leaves room for the bar.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--player-height', '68px');
    return () => void style.removeProperty('--player-height');
  }, []);

  const current = now.state === 'finished' ? null : (segments[now.index]?.id ?? null);
  useEffect(() => latest.current.onSegment?.(current), [current]);
  useFollowSegment(isSpeaking ? current : null);

  const controls = {
    play: () => speaker.play(),
    pause: () => speaker.pause(),
    previous: () => speaker.step(-1),
    next: () => speaker.step(1),
  };
  useMediaKeys({ title, isSpeaking, stop: props.onClose, ...controls });

  function changeVoice(next: { voice?: SpeechSynthesisVoice; rate?: number }): void {
    if (next.voice) onVoice(next.voice.voiceURI);
    if (next.rate !== undefined) setRate(next.rate);
    if (voice) speaker.change({ voice, rate, ...next });
  }

  return (
    <Portal>
      <ToastsAbove height={`calc(var(--nav-height, 0px) + ${above} + 74px)`} />
      <Paper
        component="section"
        aria-label="Ouvir"
        data-player
        elevation={6}
        sx={{
          ...bar,
          bottom: `calc(var(--nav-height, 0px) + ${above} + 10px)`,
        }}
      >
        <IconButton aria-label="Trecho anterior" disabled={!voice} onClick={controls.previous}>
          <PreviousIcon />
        </IconButton>
        <IconButton
          autoFocus
          color="primary"
          aria-label={isSpeaking ? 'Pausar' : 'Continuar a ouvir'}
          loading={!voice}
          onClick={isSpeaking ? controls.pause : controls.play}
          sx={play}
        >
          {isSpeaking ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton aria-label="Próximo trecho" disabled={!voice} onClick={controls.next}>
          <NextIcon />
        </IconButton>
        <Box sx={{ minWidth: 0, flexGrow: 1, pl: 0.5 }}>
          <Typography noWrap sx={{ fontWeight: 700, lineHeight: 1.3 }}>
            {title}
          </Typography>
          <Typography noWrap variant="caption" color="textSecondary" component="p">
            {now.state === 'finished'
              ? 'Fim'
              : (segments[now.index]?.label ?? `${now.index + 1} de ${segments.length}`)}
          </Typography>
        </Box>
        <VoiceMenu
          rate={rate}
          voices={voices}
          voice={voice}
          onChange={changeVoice}
          autoplaysNext={onNext ? autoplaysNext : null}
          onAutoplayNext={setAutoplaysNext}
        />
        <IconButton aria-label="Parar de ouvir" onClick={props.onClose}>
          <CloseIcon />
        </IconButton>
      </Paper>
    </Portal>
  );
}

const problems = {
  'not-allowed': 'O navegador não deixou a voz começar. Toque em continuar.',
  network: 'Esta voz precisa de internet. Escolha outra voz ou tente mais tarde.',
  failed: 'A voz deste aparelho não respondeu. Tente de novo ou escolha outra voz.',
};

const bar = {
  position: 'fixed',
  zIndex: 'appBar',
  left: 'calc(var(--nav-width, 0px) + 12px)',
  right: 12,
  mx: 'auto',
  maxWidth: 480,
  display: 'flex',
  alignItems: 'center',
  px: 1,
  py: 0.75,
  borderRadius: 4,
  border: 1,
  borderColor: 'divider',
} as const;

const play = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.dark' },
  '&.MuiIconButton-loading': { bgcolor: 'action.disabledBackground' },
} as const;

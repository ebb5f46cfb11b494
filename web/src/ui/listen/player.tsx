import CloseIcon from '@mui/icons-material/Close';
import PauseIcon from '@mui/icons-material/Pause';
import PlayIcon from '@mui/icons-material/PlayArrow';
import NextIcon from '@mui/icons-material/SkipNext';
import PreviousIcon from '@mui/icons-material/SkipPrevious';
import { Box, IconButton, Paper, Portal, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { toastError } from '@/lib/toast';
import { firstInSight, useFollow } from './follow';
import { useMediaKeys } from './media-keys';
import { VoiceMenu } from './voice-menu';
import { NoVoiceDialog } from './no-voice-dialog';
import { createSpeaker } from './speaker';
import type { Segment, Speaking } from './speaker';
import { useGoesOn, useRate, useVoice } from './voices';

export interface Listening {
  /** Names the text: a chapter, a step. Another one is another text. */
  of: string;
  /** Said on the player and the lock screen. */
  title: string;
  segments: Segment[];
  /** The id of the segment that is being spoken; null when there is none. The element with this `data-segment` is kept in sight. */
  onSegment?: (id: string | null) => void;
  /** Goes to the text that follows; its segments come with another `of`. */
  onNext?: (() => void) | undefined;
  /** How much of the lower edge another bar of the page takes. */
  above?: string;
}

interface Props extends Listening {
  onClose: () => void;
}

/** Speaks a text, with a bar to steer it; says so where the device has no voice for it. */
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
  const { of, title, segments, onSegment, onNext, above = '0px', voices, voice, onVoice } = props;
  const [rate, setRate] = useRate();
  const [goesOn, setGoesOn] = useGoesOn();
  const [now, setNow] = useState<Speaking>({ state: 'paused', index: 0, problem: null });
  const [speaker] = useState(() => createSpeaker(setNow));
  const isSpeaking = now.state === 'speaking';
  const started = useRef<string | null>(null);
  const isGoingOn = useRef(false);
  const newest = useRef({ segments, onSegment, onNext, goesOn, rate, isSpeaking });
  useEffect(() => {
    newest.current = { segments, onSegment, onNext, goesOn, rate, isSpeaking };
  });

  // It begins when there is a voice, and goes on with another text unless it was paused.
  useEffect(() => {
    if (!voice || started.current === of) return;
    const isAnother = started.current !== null;
    started.current = of;
    const { segments: texts, rate: speed } = newest.current;
    if (isAnother && !newest.current.isSpeaking && !isGoingOn.current) speaker.prepare(texts);
    else speaker.start(texts, { voice, rate: speed }, isAnother ? 0 : firstInSight(texts));
    isGoingOn.current = false;
  }, [of, voice, speaker]);

  useEffect(() => {
    if (now.state !== 'finished' || !newest.current.goesOn || !newest.current.onNext) return;
    isGoingOn.current = true;
    newest.current.onNext();
  }, [now.state]);

  useEffect(() => {
    if (now.problem) toastError('A leitura em voz alta parou', problems[now.problem]);
  }, [now.problem]);

  useEffect(() => {
    const stop = () => speaker.silence();
    // Some browsers speak on after the page is gone.
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
      newest.current.onSegment?.(null);
    };
  }, [speaker]);

  // What scrolls makes room for the bar.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--player-height', '68px');
    return () => void style.removeProperty('--player-height');
  }, []);

  const current = now.state === 'finished' ? null : (segments[now.index]?.id ?? null);
  useEffect(() => newest.current.onSegment?.(current), [current]);
  useFollow(isSpeaking ? current : null);

  const steer = {
    play: () => speaker.play(),
    pause: () => speaker.pause(),
    previous: () => speaker.step(-1),
    next: () => speaker.step(1),
  };
  useMediaKeys({ title, isSpeaking, stop: props.onClose, ...steer });

  function speakAs(next: { voice?: SpeechSynthesisVoice; rate?: number }): void {
    if (next.voice) onVoice(next.voice.voiceURI);
    if (next.rate !== undefined) setRate(next.rate);
    if (voice) speaker.change({ voice, rate, ...next });
  }

  return (
    <Portal>
      <Paper
        component="section"
        aria-label="Ouvir"
        data-player
        elevation={6}
        sx={{
          ...bar,
          bottom: `calc(max(var(--nav-height, 0px), var(--toast-height, 0px)) + ${above} + 10px)`,
        }}
      >
        <IconButton aria-label="Trecho anterior" disabled={!voice} onClick={steer.previous}>
          <PreviousIcon />
        </IconButton>
        <IconButton
          autoFocus
          color="primary"
          aria-label={isSpeaking ? 'Pausar' : 'Continuar a ouvir'}
          loading={!voice}
          onClick={isSpeaking ? steer.pause : steer.play}
          sx={play}
        >
          {isSpeaking ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton aria-label="Próximo trecho" disabled={!voice} onClick={steer.next}>
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
          onChange={speakAs}
          goesOn={onNext ? goesOn : null}
          onGoesOn={setGoesOn}
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

import { isTaughtTopic, taughtTopicIds, taughtTopics } from '@raizes/domain/documents/teaching';
import type { TaughtTopic, Teaching } from '@raizes/domain/documents/teaching';
import { TEACHING_MAX_LENGTH } from '@raizes/domain/limits';
import { isBlank } from '@raizes/domain/text/clean';
import MoreIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Card,
  Stack,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { call } from '@/lib/callable';
import { errorText } from '@/lib/errors';
import { textDraft, useDraftField } from '@/lib/stored';
import { toastInfo, toastSuccess } from '@/lib/toast';
import { Chip } from '@/ui/chip';
import { Field } from '@/ui/fields';
import { OtherText } from '@/ui/other-text';
import { Notice } from '@/ui/page/notice';
import { SelectField } from '@/ui/select-field';
import templates from './teaching-templates.json';

/** What is typed for a topic, on this device until it is saved. */
const teachingDraft = textDraft('teaching');
/** The saved text that a draft began from. */
const draftBase = textDraft('teaching-base');

/** A row for each topic on which churches differ, of which one is open; each is saved on its own. */
export function TeachingForm({ teaching }: { teaching: Teaching }) {
  const [opened, setOpened] = useState<TaughtTopic | null>(null);
  const filled = taughtTopicIds.filter((topic) => teaching[topic]);
  return (
    <Box sx={{ maxWidth: 'md' }}>
      <Templates onChoose={(name) => writeDrafts(name, teaching)} />
      <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
        {filled.length} de {taughtTopicIds.length} preenchidos
      </Typography>
      <Card sx={{ p: 0 }}>
        {taughtTopicIds.map((topic) => (
          <Topic
            key={topic}
            topic={topic}
            saved={teaching[topic] ?? ''}
            isOpen={topic === opened}
            onToggle={(isOpen) => setOpened(isOpen ? topic : null)}
          />
        ))}
      </Card>
    </Box>
  );
}

/** Writes a tradition's drafts for the topics on which nothing is saved or typed. */
function writeDrafts(name: string, teaching: Teaching): void {
  const drafts = Object.entries(templates.find((each) => each.name === name)?.drafts ?? {});
  const blank = drafts.filter(
    ([topic]) => isTaughtTopic(topic) && !teaching[topic] && teachingDraft.read(topic) === '',
  );
  for (const [topic, text] of blank) teachingDraft.write(topic, text);
  toastInfo(
    blank.length === 1 ? '1 rascunho' : `${blank.length} rascunhos`,
    blank.length === 0
      ? 'Os assuntos deste modelo já têm texto.'
      : 'Leia cada um, mude o que for preciso e salve. O mentor só usa o que estiver salvo.',
  );
}

function Templates({ onChoose }: { onChoose: (name: string) => void }) {
  const [chosen, setChosen] = useState('');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ mb: 2, maxWidth: 'sm' }}>
      <SelectField
        label="Começar de um modelo"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        helper="Preenche só o que está em branco, como rascunho."
      >
        <option value="" data-prompt>
          Escolha…
        </option>
        {templates.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      {chosen !== '' && (
        <Button
          variant="outlined"
          onClick={() => onChoose(chosen)}
          sx={{ flexShrink: 0, height: 56 }}
        >
          Usar modelo
        </Button>
      )}
    </Stack>
  );
}

interface TopicProps {
  topic: TaughtTopic;
  saved: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function Topic({ topic, saved, isOpen, onToggle }: TopicProps) {
  const [text, setText] = useState(() => teachingDraft.read(topic) || saved);
  const draft = useDraftField(teachingDraft, topic, text, setText);
  /** The saved text that this one replaces. */
  const [base, setBase] = useState(() =>
    teachingDraft.read(topic) === '' ? saved : draftBase.read(topic),
  );
  /** What is saved or deleted here, so that it is not taken for another person's. */
  const [own, setOwn] = useState<string | null>(null);
  const isUntouched = text === base && teachingDraft.read(topic) === '';
  const isKnown = isUntouched || saved === own || saved === '' || text.trim() === saved;
  if (saved !== base && isKnown) {
    setBase(saved);
    if (isUntouched && saved !== own) setText(saved);
  }
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const typed = text.trim();
  const isChanged = typed !== saved;
  const name = taughtTopics[topic];
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const row = useRef<HTMLDivElement>(null);

  async function save(next: string | null): Promise<void> {
    setBusy(true);
    setFailure(null);
    setOwn(next ?? '');
    try {
      await call('save-teaching', { topic, text: next, replaces: base || null });
      draftBase.write(topic, '');
      // What is deleted stays in the field as a draft.
      if (next === null) draft.write(saved);
      else teachingDraft.forget(topic, next);
      toastSuccess(
        next === null ? 'Texto apagado' : 'Texto salvo',
        'Em até dez minutos o mentor responde assim.',
      );
      // The pressed button disappears or is disabled.
      row.current?.querySelector('button')?.focus({ preventScroll: true });
    } catch (error) {
      console.error('The teaching could not be saved', error);
      setOwn(null);
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Accordion
      ref={row}
      expanded={isOpen}
      onChange={(_event, next) => onToggle(next)}
      disableGutters
      square
      elevation={0}
      sx={rowSx}
      slotProps={{
        heading: { component: 'h2' },
        region: { 'aria-label': title },
        transition: {
          unmountOnExit: true,
          // The row above, which closes, moves it.
          onEntered: () => row.current?.scrollIntoView({ block: 'nearest' }),
        },
      }}
    >
      <AccordionSummary expandIcon={<MoreIcon />} sx={summarySx}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
            {title}
          </Typography>
          {!isOpen && (
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              noWrap
              sx={{ display: 'block' }}
            >
              {isBlank(text) ? 'em branco' : text}
            </Typography>
          )}
        </Box>
        {isChanged && !isBlank(text) && <Chip size="small" label="Rascunho" />}
      </AccordionSummary>
      <AccordionDetails sx={{ px: 2, pt: 0, pb: 2 }}>
        <OtherText text={draft.other} onDiscard={draft.dropOther} />
        {saved !== base && (
          <OtherText
            title="Outra pessoa salvou este texto enquanto você escrevia"
            text={saved}
            onDiscard={() => {
              setBase(saved);
              draftBase.write(topic, saved);
            }}
          />
        )}
        {failure !== null && <Notice title="Não foi salvo" text={failure} />}
        <Field
          label="A nossa igreja ensina"
          isCompact
          placeholder="A nossa igreja ensina…"
          multiline
          minRows={4}
          value={text}
          disabled={isBusy}
          onChange={({ target }) => {
            draft.write(target.value === saved ? '' : target.value);
            draftBase.write(topic, target.value === saved ? '' : base);
            setText(target.value);
          }}
          error={typed.length > TEACHING_MAX_LENGTH}
          helper={
            typed.length > TEACHING_MAX_LENGTH
              ? `Passou ${typed.length - TEACHING_MAX_LENGTH} caracteres de ${TEACHING_MAX_LENGTH}.`
              : `${typed.length} de ${TEACHING_MAX_LENGTH} caracteres`
          }
        />
        <Stack direction="row" useFlexGap spacing={1} sx={buttonsSx}>
          <Button
            variant="contained"
            loading={isBusy}
            disabled={!isChanged || typed === '' || typed.length > TEACHING_MAX_LENGTH}
            onClick={() => void save(typed)}
          >
            Salvar
          </Button>
          {saved !== '' && (
            <Button color="error" disabled={isBusy} onClick={() => void save(null)}>
              Apagar
            </Button>
          )}
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

const rowSx = {
  bgcolor: 'transparent',
  scrollMarginBlock: '72px calc(var(--nav-height) + 16px)',
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
  '&::before': { display: 'none' },
} as const;

const summarySx = {
  px: 2,
  minHeight: 64,
  '& .MuiAccordionSummary-content': { minWidth: 0, gap: 1, alignItems: 'center' },
} as const;

const buttonsSx = { mt: 1, flexWrap: 'wrap' } as const;

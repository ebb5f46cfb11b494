import { Button, Stack, Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Notice } from '@/ui/page/notice';
import { LeaveGuard } from './leave-guard';
import { ToastsAbove } from './toasts-above';
import type { ResourceFormState } from './use-resource-form';

type Texts = Record<string, string>;

interface NoticesProps<Values extends Texts> {
  form: ResourceFormState<Values>;
  onDiscard: () => void;
}

/** The notices above the fields: a restored or offered draft, a deleted item, edit conflicts and validation errors. */
export function FormNotices<Values extends Texts>({ form, onDiscard }: NoticesProps<Values>) {
  return (
    <>
      {form.isDraftRestored && (
        <Notice
          severity="info"
          role="status"
          text="Continuamos de onde você parou neste aparelho."
          action={<Button onClick={onDiscard}>Descartar rascunho</Button>}
        />
      )}
      {form.takeDraft && (
        <Notice
          severity="info"
          role="status"
          text="Há um rascunho neste aparelho."
          action={<Button onClick={form.takeDraft}>Abrir rascunho</Button>}
        />
      )}
      {form.isDeleted && (
        <Notice
          title="Este item foi excluído"
          text="O que você escreveu continua aqui. Se você salvar de novo, ele volta a existir com este texto."
        />
      )}
      {form.conflicts.length > 0 && <EditConflicts conflicts={form.conflicts} />}
      {form.error !== null && <Notice title="Erro de validação" text={form.error} />}
      {form.hasRequired && (
        <Typography variant="body2" color="textSecondary">
          Os campos com * são obrigatórios.
        </Typography>
      )}
    </>
  );
}

interface Props<Values extends Texts> extends NoticesProps<Values> {
  submit: string;
  /** The submit button's text while saving; without it the button shows a spinner. */
  saving?: string;
  onCancel?: (() => void) | undefined;
  /** What happens to unsaved changes when the page is left. */
  guard?: string;
  /** The id of the form's heading. */
  labelledBy?: string;
  /** Keeps the buttons visible while there is something to save, as the foot of the form's card. */
  isLong?: boolean;
  children: ReactNode;
}

const UNPUBLISHED =
  'O que você escreveu ainda não foi publicado. Fica guardado neste aparelho como rascunho.';

/** The form element: notices, fields, buttons, and the guard against losing unsaved changes. */
export function ResourceForm<Values extends Texts>(props: Props<Values>) {
  const { form, onDiscard, submit, saving, onCancel, guard = UNPUBLISHED, labelledBy } = props;
  const { isSaving } = form;
  const isPinned = props.isLong === true && form.isDirty;
  return (
    <Stack
      component="form"
      {...form.element}
      spacing={3}
      aria-labelledby={labelledBy}
      sx={isPinned ? longSx : null}
    >
      <FormNotices form={form} onDiscard={onDiscard} />
      {props.children}
      {isPinned && <ToastsAbove height="calc(var(--nav-height) + 60px)" />}
      <Stack direction="row" spacing={1} sx={isPinned ? stickySx : null}>
        <Button
          type="submit"
          variant="contained"
          {...(saving === undefined ? { loading: isSaving } : { disabled: isSaving })}
        >
          {saving !== undefined && isSaving ? saving : submit}
        </Button>
        {onCancel && (
          <Button onClick={onCancel} disabled={isSaving}>
            Cancelar
          </Button>
        )}
      </Stack>
      <LeaveGuard when={form.isUnsaved} text={guard} />
    </Stack>
  );
}

/** Keeps a focused field from being hidden behind the sticky buttons. */
const longSx = { '& input, & textarea': { scrollMarginBottom: '96px' } } as const;

/** Sticks to the bottom, above the navigation if there is one. */
const stickySx = {
  position: 'sticky',
  bottom: 'var(--nav-height, 0px)',
  zIndex: 1,
  pt: 0.5,
  pb: 1.5,
  px: { xs: 2, sm: 3 },
  // As wide as the card, despite the margins that the stack gives its children.
  '&&': { mx: { xs: -2, sm: -3 }, mb: { xs: -2, sm: -3 } },
  borderRadius: '0 0 16px 16px',
  bgcolor: 'background.paper',
  // Fades out the fields above it.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    height: 32,
    background: 'linear-gradient(to top, var(--mui-palette-background-paper), transparent)',
    pointerEvents: 'none',
  },
} as const;

interface Conflict {
  name: string;
  label: string;
  typed: ReactNode;
  stored: ReactNode;
  keepTyped: () => void;
  takeStored: () => void;
}

/** The fields that another admin has also changed since the form was opened, each with both texts to choose from. */
function EditConflicts({ conflicts }: { conflicts: Conflict[] }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
      <Notice
        severity="warning"
        title="Outra pessoa mudou o mesmo enquanto você editava"
        text={
          <>
            Escolha um dos textos de cada campo e salve de novo. O resto já está junto.
            <Stack spacing={2} sx={{ mt: 2 }}>
              {conflicts.map(({ name, label, typed, stored, keepTyped, takeStored }) => (
                <Box key={name} role="group" aria-label={`${label}: dois textos`}>
                  <Typography sx={{ fontWeight: 700, mb: 1 }}>{label}</Typography>
                  <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
                    <Version
                      title="Seu texto"
                      text={typed}
                      action="Ficar com o meu"
                      onTake={keepTyped}
                    />
                    <Version
                      title="Já salvo"
                      text={stored}
                      action="Usar o salvo"
                      onTake={takeStored}
                    />
                  </Box>
                </Box>
              ))}
            </Stack>
          </>
        }
      />
    </Box>
  );
}

interface VersionProps {
  title: string;
  text: ReactNode;
  action: string;
  onTake: () => void;
}

function Version({ title, text, action, onTake }: VersionProps) {
  return (
    <Stack spacing={1} sx={{ p: 1.5, borderRadius: 1, bgcolor: 'background.paper', minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Typography
        component="div"
        variant="body2"
        color="textPrimary"
        // Focusable, so that the keyboard can scroll a long text.
        tabIndex={0}
        sx={{
          flexGrow: 1,
          maxHeight: 240,
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text === '' ? '(vazio)' : text}
      </Typography>
      <Button variant="outlined" size="small" onClick={onTake} sx={{ alignSelf: 'flex-start' }}>
        {action}
      </Button>
    </Stack>
  );
}

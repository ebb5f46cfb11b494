import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import MissingIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { Diagnostics } from './diagnostics';
import { shortEndpoint } from './short-endpoint';
import { TitledCard } from './titled-card';

export function DiagnosticsCard({ diagnostics }: { diagnostics: Diagnostics | null }) {
  return (
    <TitledCard title="Diagnóstico">
      {/* As high as it will be. */}
      <Stack component="dl" spacing={1.5} sx={{ m: 0, minHeight: 152 }}>
        {diagnostics && <Lines {...diagnostics} />}
      </Stack>
    </TitledCard>
  );
}

function Lines({ permission, workerActive, endpoint }: Diagnostics) {
  return (
    <>
      <Line name="Permissão de notificações" isGood={permission === 'Concedida'}>
        {permission}
      </Line>
      <Line name="Service worker" isGood={workerActive}>
        {workerActive ? 'Ativo' : 'Inativo'}
      </Line>
      <Line name="Inscrição de push" isGood={endpoint !== null}>
        {endpoint === null ? 'Nenhuma inscrição ativa' : shortEndpoint(endpoint)}
      </Line>
    </>
  );
}

interface LineProps {
  name: string;
  isGood: boolean;
  children: string;
}

function Line({ name, isGood, children }: LineProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
        <Box
          component={isGood ? CheckIcon : MissingIcon}
          aria-hidden
          sx={{ color: isGood ? 'success.main' : 'text.secondary' }}
        />
        {children}
      </Typography>
    </div>
  );
}

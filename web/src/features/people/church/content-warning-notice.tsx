import type { ContentCounts } from '@raizes/domain/documents/church-counts';
import { contentWarning, formatWarning } from '@raizes/domain/content/content-warning';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useContentPlan, useMightBeRunning } from '@/features/content/plan/api';
import { useToday } from '@/lib/timing';
import { Notice } from '@/ui/page/notice';

/** Warns that content runs out within a week, and says why the content plan does not fill the gap. */
export function ContentWarningNotice({ content }: { content: ContentCounts }) {
  const live = useContentPlan();
  const today = useToday();
  const plan = live.state === 'ready' ? live.value : null;
  const mightBeRunning = useMightBeRunning(plan);
  if (live.state === 'loading' || (live.state === 'missing' && live.fromCache)) return null;
  const missing = { devotional: content.devotionals, readings: content.readings };
  const warning = contentWarning(
    plan,
    today,
    (day, part) => missing[part].includes(day),
    mightBeRunning,
  );
  if (!warning) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice
        role="status"
        {...formatWarning(warning, today)}
        action={
          <Button component={Link} to="/content-calendar" size="small">
            Ver o calendário
          </Button>
        }
      />
    </Box>
  );
}

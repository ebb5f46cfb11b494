import type { Day } from '@raizes/domain/day';
import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { hasFields } from '@/lib/storage';
import { canContinue } from './draft';
import type { Draft } from './draft';
import { dayInAddress, lateSearch } from './day-names';

interface Props {
  day: Day;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Leaves where the app was opened with the devotional. */
  onLeave: () => void;
  /** The completion is on its way: no step is opened meanwhile. */
  saving: boolean;
}

/**
 * An entry of the browser's history for each step up to the current one, so that Back goes one step back. What a step requires
 * holds for Forward too.
 */
export function useStepHistory({ day, draft, change, onLeave, saving }: Props) {
  const navigate = useNavigate();
  const type = useNavigationType();
  const location = useLocation();
  const { key, search } = location;
  const state: unknown = location.state;
  // A tab that is restored on another day has that day's entry: its step is not reached in today's devotional.
  const isStep = isStepEntry(state);
  const entry = isStep && state.day === day ? state : null;
  const asked = dayInAddress(search);
  const address = { search: asked ? lateSearch(asked) : '' };

  /** The entries of the steps before the one where the devotional goes on. */
  const begin = useEffectEvent(() => {
    // Any other state is that of something over a step, whose entry is there.
    if (entry || (state !== null && !isStep)) return;
    const isFirst = key === 'default' || isStep ? 1 : 0;
    for (let step = 1; step <= draft.step; step += 1) {
      const next = step === draft.step ? { search } : address;
      void navigate(next, { replace: step === 1, state: { day, step, isFirst } });
    }
  });

  const follow = useEffectEvent(() => {
    if (type !== NavigationType.Pop || !entry || entry.step === draft.step) return;
    if (!saving && isReached(draft, entry.step)) change({ step: entry.step });
    else void navigate(draft.step - entry.step);
  });

  useEffect(() => begin(), []);
  useEffect(() => follow(), [key]);

  return {
    /** Opens the next step, or any earlier one. */
    goTo: (step: number): void => {
      if (step <= draft.step) return void navigate(step - draft.step);
      change({ step });
      void navigate(address, { state: { day, step, isFirst: entry?.isFirst ?? 0 } });
    },
    /** Goes where the person came from. */
    leave: (): void => (entry && !entry.isFirst ? void navigate(-draft.step) : onLeave()),
  };
}

const isStepEntry = (state: unknown) =>
  hasFields(state, ['step', 'isFirst'], 'number') && hasFields(state, ['day'], 'string');

/** Whether all steps before it have what they require. */
function isReached(draft: Draft, step: number): boolean {
  for (let before = draft.step; before < step; before += 1)
    if (!canContinue({ ...draft, step: before })) return false;
  return true;
}

import type { Day } from '@raizes/domain/day';
import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { hasFields } from '@/lib/storage';
import { canContinue } from './draft';
import type { Draft } from './draft';
import { dayInSearch, lateSearch } from './late-days';

interface Props {
  day: Day;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** Leaves the devotional when the app was opened on it, because then there is no previous page to return to. */
  onLeave: () => void;
  /** The completion is being saved, so no other step can be opened. */
  saving: boolean;
}

/**
 * Keeps an entry in the browser's history for each step up to the current one, so that Back goes one step back. Forward, too,
 * stops at a step whose requirements are not met.
 */
export function useStepHistory({ day, draft, change, onLeave, saving }: Props) {
  const navigate = useNavigate();
  const type = useNavigationType();
  const location = useLocation();
  const { key, search } = location;
  const state: unknown = location.state;
  // A tab restored on another day still has the entry of the old day, whose step has not been reached in today's devotional.
  const isStep = isStepEntry(state);
  const entry = isStep && state.day === day ? state : null;
  const lateDay = dayInSearch(search);
  const address = { search: lateDay ? lateSearch(lateDay) : '' };

  /** Adds the entries of the steps up to the one where the devotional resumes. */
  const addEntries = useEffectEvent(() => {
    // Any other state belongs to an overlay on a step, whose entry exists already.
    if (entry || (state !== null && !isStep)) return;
    const isFirst = key === 'default' || isStep ? 1 : 0;
    for (let step = 1; step <= draft.step; step += 1) {
      const next = step === draft.step ? { search } : address;
      void navigate(next, { replace: step === 1, state: { day, step, isFirst } });
    }
  });

  const followHistory = useEffectEvent(() => {
    if (type !== NavigationType.Pop || !entry || entry.step === draft.step) return;
    if (!saving && isReached(draft, entry.step)) change({ step: entry.step });
    else void navigate(draft.step - entry.step);
  });

  useEffect(() => addEntries(), []);
  // The key is not enough: if Back is pressed before the next step's entry is rendered, the location returns with the same key.
  useEffect(() => followHistory(), [location]);

  return {
    /** Opens the next step, or any earlier one. */
    goTo: (step: number): void => {
      if (step <= draft.step) return void navigate(step - draft.step);
      change({ step });
      void navigate(address, { state: { day, step, isFirst: entry?.isFirst ?? 0 } });
    },
    /** Returns to the page that the person came from. */
    leave: (): void => (entry && !entry.isFirst ? void navigate(-draft.step) : onLeave()),
  };
}

const isStepEntry = (state: unknown) =>
  hasFields(state, ['step', 'isFirst'], 'number') && hasFields(state, ['day'], 'string');

/** Whether every step before it has what it requires. */
function isReached(draft: Draft, step: number): boolean {
  for (let before = draft.step; before < step; before += 1)
    if (!canContinue({ ...draft, step: before })) return false;
  return true;
}

import { MarkPaths } from '../ui/mark-paths';

/** The mark of the app. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 48 48" width="32" height="32" aria-hidden="true">
      <MarkPaths />
    </svg>
  );
}

import { Mark } from './mark';

export function Brand() {
  return (
    <a className="brand" href="/">
      <Mark />
      Raízes
    </a>
  );
}

import { encode } from 'uqr';

interface Props {
  text: string;
  label: string;
}

/** Black on white in every theme, because many cameras read nothing else. */
export function QrCode({ text, label }: Props) {
  // Level Q stays readable with a quarter of the code dirty or torn.
  const { data, size } = encode(text, { ecc: 'Q', border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} rx={1} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}

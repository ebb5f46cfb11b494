import { Link, Typography } from '@mui/material';

/** Shown wherever a feature is refused, because help is never refused. */
export function Helplines() {
  return (
    <Typography variant="body2">
      Se você está sofrendo ou em perigo, não espere: ligue <PhoneLink number="188" /> (CVV, para
      conversar, 24 horas) ou <PhoneLink number="100" /> (Disque 100, para violência contra crianças
      e adolescentes). É de graça.
    </Typography>
  );
}

/** A text in which each of these numbers can be called. @param numbers with one group, which holds the number */
export const withCallLinks = (text: string, numbers: RegExp) =>
  text
    .split(numbers)
    .map((part, index) => (index % 2 === 0 ? part : <PhoneLink key={index} number={part} />));

function PhoneLink({ number }: { number: string }) {
  return (
    <Link href={`tel:${number}`} sx={{ fontWeight: 700 }}>
      {number}
    </Link>
  );
}

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

function PhoneLink({ number }: { number: string }) {
  return (
    <Link href={`tel:${number}`} sx={{ fontWeight: 700 }}>
      {number}
    </Link>
  );
}

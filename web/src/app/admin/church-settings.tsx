import { ChurchScreen } from '@/features/church/church-screen';
import type { LeaderFieldProps } from '@/features/church/church-form';
import { LeaderSelect } from '@/features/users/leader-select';
import { useLeaders } from '@/features/users/leaders';

/** The church's settings, with the people who could receive new disciples. */
export function ChurchSettings({ uid }: { uid: string }) {
  return <ChurchScreen uid={uid} leaderField={DefaultLeader} />;
}

function DefaultLeader(field: LeaderFieldProps) {
  const leaders = useLeaders();
  return (
    <LeaderSelect
      label="Líder padrão"
      leaders={leaders}
      helper="Acompanha quem se torna discípulo e ainda não tem pastor ou líder."
      {...field}
    />
  );
}

import { Topic } from './topic';

const rows = [
  ['Reflexões, aplicações e versículos de memória', 'Só você'],
  ['Conversas com o mentor virtual', 'Só você'],
  ['Mensagens ao pastor ou líder', 'Você e o líder que as recebeu'],
  [
    'Progresso (dias concluídos, sequência, XP, nível, desafios e conquistas)',
    'Você e o seu líder',
  ],
  [
    'Nome, igreja e função',
    'Você, o seu líder e os administradores. Você também vê o nome do seu líder.',
  ],
];

export function WhoSeesIt() {
  return (
    <Topic id="quem-ve" title="Quem vê o quê">
      <table>
        <thead>
          <tr>
            <th scope="col">Informação</th>
            <th scope="col">Quem vê no aplicativo</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, who]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{who}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        “Seu líder” é o pastor ou líder a quem você está ligado hoje. Se essa ligação terminar, ele
        deixa de ver o seu progresso na mesma hora. As mensagens que ele já recebeu continuam com
        ele.
      </p>
      <p>
        Estas regras valem no próprio banco de dados, não só na tela. As poucas pessoas que mantêm
        os servidores têm acesso técnico a eles e só o usam para consertar um defeito, atender a um
        pedido seu ou cumprir a lei.
      </p>
    </Topic>
  );
}

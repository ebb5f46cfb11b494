const stopWords = new Set(
  (
    'a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem e ou mas que se como quando onde qual quais quem ' +
    'eu me mim meu minha meus minhas voce seu sua seus suas ele ela eles elas dele dela nosso nossa gente isso isto esse essa este esta aquilo ' +
    'ser sou e sao era foi estou esta estao estava estar ter tenho tem tinha ha ja mais muito muita tao so ate tambem sobre entre ao aos ' +
    'nao sim porque pois entao ai la aqui hoje agora ontem sempre vou vai ir fazer faco faz posso pode devo deve quero preciso queria ' +
    'biblia segundo diz dizer significa explica pessoa coisa tudo nada todo toda dia vida deus'
  ).split(' '),
);

/** Words that say nothing about what is meant. */
export const isStopWord = (word: string) => stopWords.has(word) || word.length < 2;

/** A word without its ending: `ansiosa`, `ansiosos` → `ansios`. Expects plain letters. */
export function stemOf(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  return word
    .replace(/mente$/, '')
    .replace(/oes$/, 'ao')
    .replace(/s$/, '')
    .replace(
      /(?<=...)(?:ando|endo|indo|aram|eram|iram|asse|esse|isse|ava|ado|ada|ido|ida|ar|er|ir|ei|ou|iu)$/,
      '',
    )
    .replace(/(?<=....)[aeo]$/, '');
}

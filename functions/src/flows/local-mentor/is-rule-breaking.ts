import { undisguised } from '@raizes/domain/plain-words';

/** Ways of asking the mentor to leave its role, tell its insides, speak for God, or harm somebody. On plain letters. */
const attempts: readonly RegExp[] = [
  /\b(ignor|esquec|desconsider|desativ|desligu?|burl|contorn|override|bypass|disregard|forget)\w*.{0,40}(instruc|regra|orientac|acima|anterior|restric|filtro|limite|previous|instruction|rules|te disseram)/,
  /\bprompt\b|\b(suas?|teus?|tuas?) (instruc\w+|regras|diretri\w+|configurac\w+|programac\w+)|instruc\w+ (interna|secreta)|regras (secretas|internas)|mostr\w+ a configurac|primeira mensagem que voce|\b(repit|copi|transcrev|traduz)\w* .{0,30}(acima|instruc|palavra por palavra)/,
  /\b(finja|finge|fingir|simul[ea]|atue|aja|interpret[ea]|encarn[ea]) |\brole ?play\b/,
  /\b(fal|respond)[ae] (como|feito|igual)\b|\bseja (meu|minha|um|uma)\b.{0,30}(namorad|virtual|demonio|pirata)|\bpare de ser\b/,
  /\b(agora voce e|voce agora e|a partir de agora|you are now|act as|pretend)\b/,
  /\bmodo (desenvolvedor|dev|livre|sem|deus)\b|developer mode|jailbreak|sem (censura|filtros?|limites|etica|regras)\b|safety off|unrestricted|\bvoce e o dan\b/,
  /\b(invent|cri|escrev|faca|gere)\w* (um|uns|uma|novos?|outro)\b.{0,20}(versiculo|livro da biblia|evangelho|escritura)/,
  /nova revelac|em nome de deus e|\bprofetiz[ea]\b/,
  /\bpython\b|javascript|\bhack\w*|\bmalware\b|\b(fazer|faco|montar) uma bomba\b/,
  /\b(dados|mensagens|conversas|segredos|senhas?)\b.{0,30}\b(outr[oa]s|membros|usuarios|pessoas da igreja)\b/,
  /\bxing(ue|a) |piada ofensiva|\bhateful\b|\bfale palavr/,
  /\b(receit[ea]|prescrev[ae])(-me| me)? um\b|\bme (receit[ea]|prescrev[ae])\b/,
  /<\/?(system|devocional|assistant|user|instruc\w*)>|\[(system|sistema|inst)\]|\bsistema:/,
];

export function isRuleBreaking(message: string): boolean {
  const plain = undisguised(message);
  return attempts.some((attempt) => attempt.test(plain));
}

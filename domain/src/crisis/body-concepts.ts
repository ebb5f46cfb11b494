import type { Lexicon } from './crisis-rule';

/** Ideas of which danger to a body is made: sudden illness, accidents, what somebody can't stop taking. See `crisis-net.ts`. */
export const bodyConcepts: Lexicon = {
  // Sudden illness
  STRICKEN:
    'infart*|enfart*|um avc|teve avc|um derrame|derrame cerebral|parada cardíaca|falta de ar|sem ar|respirando mal|respirando muito mal|respira mal|não respira|não consegue respirar|sem pulso|convuls*|engasg*|hemorrag*|se afogou|se afogando|ferragens|trabalho de parto|bolsa estour*|reação alérgica|garganta fechando|ficou duro|todo dur*|revirando os olhos|não se mexe|não consegue falar|fala embolada|não mexe mais|traumatismo|choque elétrico|pontada no peito|dor no peito|dor forte no peito|dor muito forte no peito|sentiu o peito',
  NUMB: 'paralisad*|paralis* de|não mexe|não sente|dormente|torta|torto|entort*|enrolad*|embolad*',
  SIDE: 'lado|rosto|boca|fala|face|braço|perna|corpo|mão|língua',
  CHEST: 'peito|coração',
  PAIN: 'dói|dor|doendo|aperto|apertando|pontada*|disparad*',
  SIGN: 'horrível|insuportável|suor|suando|braço|falta de ar|muito|forte|tont*|uísque|vodka|energético',
  BONE: 'osso|fratura|perna|braço|dedo',
  OUT: 'para fora|expost*|pendurad*|esmag*|decep*',
  BLEEDING: 'sangr*|sangue|perdendo líquido|muita dor|dores fortes|contraç*|estour*',
  PREGNANT: 'grávida|gravidez|gestante|minha bolsa|de meses|seis meses|sete meses',
  FEVER: 'febre',
  HIGH: '#|alta|altíssima|delirando|delíri*|molinh*|mole|dur*|trem*|vomit*',
  PRESSURE: 'pressão|glicose|açúcar no sangue|diabetes',
  FAINT: 'embaçad*|turv*|tont*|desmai*|escurec*|formig*|passando mal|passando muito mal|por #',
  BITE: 'picou|picad*|mordid*|mordeu',
  BEAST: 'cobra|jararaca|escorpião|aranha|abelha*|marimbondo*',
  CAUTION: 'me|minha|meu|levei|aqui|agora',
  COLLAPSED: 'caiu|caíd*|desmai*|apagou|pass* mal',
  WORSE: 'não acorda|não mexe|não fala|não levanta|peito|vomit*|inconsciente|gelad*',
  // What they can't stop taking
  DRUG: 'droga|drogas|crack|cocaína|heroína|maconha|loló|lança perfume|metanfetamina|entorpecente*|bala com|pó todo|k9|oxi',
  HOOKED:
    'vici*|depend*|abstinência|recaí*|não consigo|não consegue|sem usar|us*|fum*|cheir*|injet*|na mão|some|sumiu|vend*|gast*|compr*|roub*|devendo|preso|presa|volt*|sair|larg*|dias',
  SLANG: 'pó|pedra|bala|lança|baseado|beck|doce|loló|cola',
  SNIFF: 'cheir*|fum*|usando|viciad*|recaí*|abstinência|misturei|usei de novo|de novo|ofereceram',
  RELAPSE:
    'recaída|recaí|em abstinência|crise de abstinência|dependente químic*|dependência química|cracolândia|alcoólatra|alcoolismo|boca de fumo|biqueira|voltou para a boca|voltou para boca|clínica de recuperação|traficante*',
  DRINK:
    'bebo|bebe|bebi|bebeu|beber|bebendo|bebida|cachaça|pinga|vodka|vodca|uísque|whisky|álcool|porre',
  RUIN: 'até cair|até apagar|até desmaiar|apag*|escondid*|não consigo parar|não consigo largar|não consegue parar|dirigi*|agressiv*|quebr*|perdi tudo|perdeu tudo|desde cedo|um dia sem|tremendo sem|destru*|gasta*|salário',
  // Done to oneself, told sideways
  MYSELF: 'eu mesm*|que eu fiz|que fiz|em mim mesm*',
  NORETURN:
    'não sei se volto|não volto|não vou voltar|para não voltar|não quero voltar|pensando besteira|medo do que posso|posso fazer comigo|fazer alguma coisa comigo|fazer algo comigo|por conta própria',
  BRINK: 'ponte|viaduto|laje|terraço|prédio|comigo|besteira|deus|beirada',
  // Shown to a child
  PORN: 'pornô|pornográf*|pornograf*|pelad*|sem roupa|nudes',
  SHOWN: 'mostr*|mand*|envi*|assist*|ped*',
};

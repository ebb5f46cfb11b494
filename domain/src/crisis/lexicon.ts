import type { Lexicon } from './compile';

/** The words that express each concept. A single concept says little; see `dangerousCombinations`. */
export const concepts: Lexicon = {
  // Suicide
  SELF: 'me|eu|venho|sinto|encontro me|meu|minha|meus|minhas|comigo|estou|sou|tenho|quero|queria|vou|fui|fiquei|ando|consigo|vejo|gostaria|a gente',
  WANT: 'quero|queria|quis|querendo|vontade*|desej*|gostaria|prefiro|preferia|prefer*|tomara|quem dera|torc*|torç*|peço|pedindo|pedi|rezo|rezando|oro para|orando para|imploro|implorando|pensando|penso|pensei|pensamento*|ideia*|plano*|planej*|cogit*|consider*|contempl*|decidi*|resolvi|resolveu|coragem|pront*|podia|poderia|pudesse|devia|seria|era melhor|melhor|alívio|favor|espero|esperando|doid* para|louc* para|caçando|procurando|método*|jeito de|forma de|maneira de|sonho em|só falta|falta eu',
  DIE: 'morrer|morro|morra|morresse|morrendo|morto logo|morta logo|estar mort*|morte|minha hora|suicid*|falec*|partir|partida|parti|partisse|caixão|túmulo|cova|sono eterno|descanso eterno|dormir para sempre|outro lado|dessa para melhor|desta para melhor|bater as botas|beleléu|me matar|me mato|desencarnar|me acabar|tirar a vida|tirar minha vida|própria vida|termo à|pela minha mão|por minha conta|por minha própria|não acord*|não amanhec*|não levantar|atentar contra|exterm*|ir de arrasta',
  VANISH:
    'apagasse|apague|sumir|sumo|sumisse|desaparec*|apagar|me desligar|desistir|desisto|ir embora|indo embora|ir daqui|sair daqui|acabar|acabo|acabasse|encerrar|terminar|fim|cabo|descansar|fechar os olhos|dormir|ir de vez|largar tudo',
  EVER: 'para sempre|de vez|daqui|mundo|dessa vida|desta vida|da vida|minha vida|minha existência|comigo|com tudo|acabou|o serviço|e pronto|de tudo|logo|hoje à noite|essa noite|esta noite|sofrimento|sofrer|dor|com isso|nunca mais|ninguém|em paz|mapa|terra|voltar|raça',
  LIFE: 'viver|vivo|vive|vida|existir|existência|existindo|existo|respirar|respirando|neste mundo|nesse mundo|desse mundo|este mundo|estar aqui|estar mais|ficar aqui|mais aqui|continuar|prosseguir|seguir adiante|seguir em frente|ir em frente|acordar|amanhecer|levantar da cama|levantar mais|nascid*|futuro|amanhã|mais um dia|nem um dia|outro dia|lutar',
  AGAINST:
    'não seguir|não continuar|não prosseguir|não viver|não existir|deixar de|parar de|para de|não quero|não queria|não vejo|não tenho mais|não teho|não aguento|não suporto|não consigo mais|não faz|não há|não vale|não merec*|não sinto|cansei|cansad*|sem vontade|sem motivo|sem razão|sem sentido|sem graça|sem forças|perdi o|perdi a|perdi toda|desisti*|chega|para que|porque|nunca mais|prefiro não|preferia não|melhor não|melhor se|era melhor|tanto faz|enjoei|odeio|detesto|fart*|não deveria|não devia|nem devia|não era para|nem era para',
  NOTHERE:
    'sobrando no mundo|sobro no mundo|na próxima eu consigo|da próxima vez eu consigo|já tentei duas|já tentei três|já tentei várias|se não fosse pecado|alta dessa vida|meu último culto|um abraço para todos|desistir da vida|não estar mais por aqui|não estar mais aqui|não estar aqui|não estar viv*|não estiver viv*|não ver o sol|sem gente como eu|sem alguém como eu|único motivo|nenhum motivo|nem motivo|não resta nada|não me resta|não me sobrou nada|já era para mim|já era para me|não tem mais volta|deus errou|fui um erro|sou um erro|nasci errad*|me arrependo de ter nascido|não nasci para|nem para morrer|mais morto que vivo|mais morta que viva|valho mais mort*|vale mais mort*|minha única saída|única saída é|única saída que|não vejo saída|abatida até a morte|triste até a morte|descanso que não|dói menos|será que dói|doer menos|sem sentir dor|jeito mais rápido|pegue uma doença|pegar uma doença|ter um infarto|ao lado dele no cemitério|ao lado dela no cemitério|junto dele no cemitério|último ano|última semana|último aniversário|não quer fazer|não vou fazer # anos|não chego aos|não passo des*|contando os dias',
  WORTHLESS:
    'minha existência incomoda|sou covarde|fardo|estorvo|só dou trabalho|dar trabalho para|não sirvo|serventia|inútil|não presto|não valho|sem mim|sem me|minha falta|falta de mim|ninguém liga|ninguém ia ligar|ninguém ia sentir|ninguém se importa|ninguém notaria|não faço falta|não faria falta|não faz diferença|não faria diferença|ter nascido|só atrapalho|atrapalho|desperdício|peso para|precisa de mim|precisa de me|me odeio|nojo de mim|nojo de me|me detesto',
  GOD: 'deus|senhor|jesus|pai|cristo|espírito santo|céu|anjo*',
  TAKE: 'me lev*|me busc*|vem busc*|vir busc*|me recolh*|me tir*|tir* minha|me chame|me chama logo|me chamar logo|me chamasse|me levado|me mat*|ter morrido|me deix* morrer|me deix* ir|me lib*|lev* minha vida|acab* com minha vida|me poup*',
  HEAVEN:
    'morar com|morar no céu|ir para o céu|for para o céu|fosse para o céu|vou para o céu|estar com cristo|estar com jesus|estar com deus|encontrar jesus|encontrar com jesus|encontrar deus|me encontrar com|encontrar meu|encontrar minha|ir ter com|para junto d*|casa do pai|no céu|para a glória|até ele|eternidade|no paraíso',
  SOON: 'logo|agora|hoje|já|adiant*|antes|acab*|sofr*|não aguento|não dá mais|aqui não|apress*|antecip*|essa semana|esta semana|essa noite|de uma vez|nessa terra|eu mesm*|por minha conta|ansios*',
  HELL: 'inferno|perdoa|perdoaria|perdão|pecado|condenad*|salv*|céu',
  OWNEND:
    'suicid*|desistir de viver|própria vida|minha vida|se mata|se matar|me matar|se matou|por minha conta|morrer por minha|me jogar|me enforcar',
  BLIND:
    'acidente|doença|câncer|covid|infarto|raio|batida|queda|cirurgia|tiro|bala perdida|assalto|tumor|enchente|coma|parto',
  DEADINSIDE:
    'alma já morreu|alma morreu|mort* por dentro|morri por dentro|só o corpo|só existo|vivo por viver|já morri|já estou mort*|acabou para mim|acabou para me|não sobrou nada de mim|não sobrou nada de me',
  RELIEF:
    'resolve*|alívio|aliviaria|melhor para|para todos|de todos|todo mundo|minha família|descans*|favor|paz|fim do sofrimento|solução|saída|única|único|bem-vinda|não tenho medo',
  // Goodbyes
  FAREWELL:
    'me perdoa mãe|me perdoa pai|me perdoem|me desculpem|desculpa por tudo|perdão por tudo|falei tchau|dei tchau|tchau para tod*|abracei todo mundo|me despedi|despedindo|despedida|se despediu|adeus|bilhete|escrevi as cartas|escrevi cartas|escrevi uma carta para cada|as cartas|carta para minha família|carta para meus pais|as senhas|minhas senhas|deixei tudo|cuidem|cuida do meu|cuida da minha|cuidem do|quando lerem|quando vocês lerem|quando você ler|vocês entendem|vão entender|vocês saberão|última noite|última mensagem|última conversa|último dia|não vou estar|não vou mais estar|não estarei|não vou existir|testamento|doei minhas|dei minhas coisas|doei tudo|apaguei minhas redes|apaguei tudo|arrumei minhas coisas|contas pagas|paguei todas|paguei tudo|deixei o seguro|seguro de vida|quando eu não estiver|quando eu partir|se eu não voltar|sentirem minha falta',
  LAST: 'não volta|não voltou|mundo|amanhã|hoje|noite|paz|família|coragem|ir|fui|tudo|todos|mãe|cachorro*|gat*|filhos|seguro|pronto|pronta|entend*|voltar|sumiu|respond*|atende|chorando|estranh*|alguém|quando|falta',
  // Means
  PILLS:
    'remedi*|remédio*|comprimid*|calmante*|rivotril|clonazepam|diazepam|alprazolam|zolpidem|fluoxetina|sertralina|amitriptilina|lexotan|gardenal|quetiapina|insulina|paracetamol|dipirona|antidepressivo*|cartela*|tarja preta|medicação|medicament*|gotas|opioide|morfina|pílula*',
  MANY: 'todos|tudo|todas|monte|caixa|caixas|cartela*|cartela inteira|inteir*|vidro|frasco|punhado|muitos|muitas|#|a mais|demais|além|dobro|de uma vez|quantos|quantas|na mão|nas mãos|na minha frente|olhando|junt*|guard*|escond*|vazi*|propósito|cachaça|vodka|vodca|bebida|álcool|vinho|cerveja|pinga',
  POISON:
    'veneno|chumbinho|soda cáustica|água sanitária|raticida|formicida|agrotóxico|inseticida|querosene|metanol|desinfetante|candida|thinner|ácido|cloro|naftalina|pesticida|detergente|solvente',
  SWALLOW:
    'tom*|engol*|inger*|beb*|comi|comeu|mistur*|us*|vontade*|mão|comprei|quero|queria|vou|guard*|peguei|tenho',
  EDGE: 'rua|carro|moto|estrada|volante|ponte|viaduto|telhado|prédio|sacada|janela|terraço|laje|cobertura|trilho*|trem|metrô|passarela|carreta|caminhão|poste|muro|rio|mar|poço|barragem|penhasco|precipício|abismo|torre|caixa da|caixa dagua|andar|varanda|avenida|pista|br|ônibus',
  FALL: 'me jog*|jogasse|jogar|jogo|joguei|pul*|salt*|me atir*|me lanç*|me tac*|subi|beira|beirada|ponta|parapeito|olhando|olho|na frente|de propósito|propósito|sem olhar|atravess*|acelerar|soltar o volante|me peg*|me acert*|me atropel*|desço pela|descer pela',
  WEAPON:
    'arma|armas|revolver|pistola|espingarda|gatilho|bala|faca|facão|navalha|canivete|corda|forca|laço|lençol|viga|gilete*|lâmina*|estilete*|punhal|fuzil',
  HOLD: 'comprei|comprar|comprou|peguei|pegou|pegar|amarrei|amarrar|amarrou|prendi|preparei|escondi*|guardei|achei|encontrei|na mão|nas mãos|no pulso|na cabeça|na boca|no pescoço|na garganta|na viga|no teto|olhando para|encost*|apont*|debaixo|gaveta|armário|mochila|quarto|procurei|pesquisei|passo|passei|passar|carreg*|em cima da mesa|do meu lado|do meu pai|separei|deixei',
  // Others in danger
  PERSON:
    'amig*|irmão|irmã|irmãs|filho|filha|mãe|pai|colega|namorad*|prima|primo|alun*|vizinh*|sobrinh*|avô|avó|vó|vô|tia|tio|cunhad*|marido|esposa|esposo|mulher|menina|menino|jovem|moça|rapaz|net*|ex|adolescente|uma pessoa|alguém da|nora|genro|sogr*|compadre|crush',
  SAID: 'fala*|disse|diz|dizendo|fal*|cont*|post*|mand*|escrev*|ameaç*|confess*|anda*|quer|quis|tent*|prometeu|jur*|vive|decidiu|deixou|está|parou',
  GONE: 'sumiu|não responde|não atende|não acorda|não respira|desacordad*|desmaiad*|mole|caíd*|inconsciente|não reage|desligou|trancou|se trancou|internad*',
  WOUNDS:
    'marcas|marca|corte|cortes|cortad*|cicatriz*|feridas|ferimento*|roxos|roxo|hematoma*|arranhões|arranhad*|machucad*|sangue|sangrando|queimadur*|mordida*|vergões',
  HIDE: 'escond*|moletom|manga*|casaco|blusa|ninguém v*|não ver|não vejam|não veja|não viu|disfarç*|inventei|inventa|mentir|menti|maquiagem|falei que caí|disse que caiu|foi o gato|braço*|perna*|coxa*|barriga|pulso*|pulsos|costas|pescoço|calcinha|corpo',
  // Self-harm
  SELFHARM:
    'me cort*|se cort*|me arranh*|me fur*|me queim*|queimo meu|queimo minha|corto meu|corto minha|corto meus|cortes|bato minha|bato em mim|bato em me|soco em mim|soco em me|me soco|me bato|me belisc*|me machuc*|me fer*|me fir*|me mutil*|arranco meu|arranco minha|arranco os|forço o vômito|provoco vômito|vomito escondid*|vomito tudo|vomito depois|paro de comer|parei de comer|deixo de comer|passo fome|sentir dor|me castig*|me puno|me punir|gilete na|lâmina na|faca na|estilete na',
  HABIT:
    'escondid*|quando|toda vez|sempre|meses|semana*|voltei|ontem|hoje|ano|raiva|triste|nervos*|dor|sangr*|alivi*|sentir algo|acalm*|calm*|culpa|mereço|propósito|escola|banheiro|pequenos|parar|ninguém|vontade|já',
  VOICE: 'voz|vozes|demônio*|espírito*|algo dentro|uma coisa dentro',
  BIDS: 'mand* eu|mandando|mandam|manda|diz* para|fica* falando|falando para|fala* para|orden*|pedem|pede para|sussurr*',
  // Domestic violence, abuse
  KIN: 'ele|ela|eles|dele|dela|marido|esposo|esposa|mulher|namorad*|companheir*|conjuge|noiv*|ex|pai|mãe|padrasto|madrasta|irmão|irmã|filho|filha|tio|tia|avô|avó|cunhado|genro|neto|primo|cuidador*|babá|sogr*|patrão|patroa|parceir*|ficante|boy|homem|cara|vizinho|professora|creche|monitora',
  BLOWS:
    'bate|batem|bater|bateu|bateram|batendo|batia|apanh*|soc*|murro*|tapa*|chut*|empurr*|enforc*|estrangul*|esgan*|arrast*|arremess*|esmurr*|espanc*|agred*|agrid*|agress*|queimou|queima|quebrou me*|quebr* meu|quebr* minha|amarr*|tranc*|belisc*|sacud*|cusp*|puxou|puxa|puxão|jogou|joga em|joga tudo|me joga|aperta meu|apertou meu|aperta o meu|mordeu|morde|surr*|porrad*|cintada*|cinto|chicot*|paulada*|facada|esfaque*|pontapé*|tortur*|violent*|arrebent*|maltrat*|machuca|machucou|machucando|machucava|quebra a minha|castig*',
  THREAT:
    'me amea*|ameaç*|mata|matar|me mata|me matar|vai matar|acabar comigo|sumir comigo|me picar|faca|arma|revolver|tiro|me persegu*|persegu*|me seg*|me esper*|me vigi*|descobriu onde|me prende|pega minha|pega meu|pega o meu|some com|botou a gente para fora|escuta tudo|encostou na parede|tira meus filhos|tirar meus filhos|tirar as crianças|invad*|arromb*|esmurr*|rond*',
  VICTIM:
    'bebê*|me|mim|comigo|meu|minha|mãe|crianças|filhos|filha|filho|nela|nele|na gente|nós|bebê|irmãos|esposa|mulher|grávida|avó|sobrinh*',
  ACHE: 'dói|doendo|quebr*|inch*|rox*|desloc*|trinc*|sangr*|fratur*',
  BODYPART: 'costela*|braço*|olho*|nariz|rosto|boca|dente*|perna*|costas|pescoço|cabeça',
  DEPRIVE:
    'não me deixa comer|não me dá comida|fico sem comer de castigo|sem comida|durmo no chão|dormi na rua|ajoelhar no milho|joelho no milho|me põe de castigo no escuro|me bota para fora',
  SECRET:
    'não contar|não conte|não conta para|não contasse|não falar para|não fala para|não falasse|nosso segredo|segredinho|fica entre nós|não pode saber',
  ASK: 'encontr*|mandou|pediu|pede|disse para|quer me|fal* para eu|foto*|presente*|tenho %|calça|cama|corpo|quarto',
  FEAR: 'medo|pavor|terror|fug*|escap*|escondid*|escondo|me tranco|me escondo|tremendo|temo|receio|pânico|socorro|vergonha',
  TOUCH:
    'toc*|mex*|pass* a mão|passou a mão|passa a mão|mão|mãos|alis*|apalp*|acarici*|agarr*|encox*|bolin*|esfreg*|beij*|abus*|colo|abraç* por trás|encost*|pega em|pegou em|pegar em|me pega|me segura|me segurou|entrou no|entrar no|entra no|deitou|deita|deitar|obrig*|forç*|à força|mostr*|pelad*|sem roupa|nu|nua|pornô|pornograf*|me olha*|me filma*|me espi*',
  TOUCHED:
    'eu tirar a roupa|me despir|abaixou a calça|abaixou minha calça|tirou a calça|tirando minha|me tocando|me alisando|entra no banho comigo|entrou no banho comigo|tirou minha roupa|abaixou a roupa|tocou em mim|tocou em me|me tocou|toca em mim|toca em me|me toca|mexeu comigo|mexe comigo|pegou em mim|pegou em me|encostou em mim|encostou em me|passou a mão|dedo nel*|mão nel*|em cima del*|tocar nele|me agarr*|me beijou|me alis*|me apalp*|em cima de mim|em cima de me',
  INTIMATE:
    'partes|peito*|seio*|bunda|coxa*|perna|genit*|pênis|vagina|calcinha|cueca|sutiã|roupa|corpo|cama|quarto|banheiro|banho|vestiário|colo|boca|à força|sexo|relação|relações|transar|camisinha|intim*|segredo|não conta*|nunca falei|nunca contei|não quero|não queria|dizendo que não|disse que não|dormindo|bêbad*|dopad*|nosso segredo|gabinete|depósito',
  PREDATOR:
    'padrasto|tio|avô|vô|primo|irmão|cunhado|vizinho|professor|treinador|pastor|padre|líder|chefe|patrão|homem|cara|amigo do|pai|obreiro|médico|motorista|catequista|desconhecido|ele|marido|namorado|ex|colega|moço|instrutor|massagista',
  NUDE: 'nude*|foto sem roupa|fotos sem roupa|foto pelad*|fotos pelad*|foto íntima|fotos íntimas|foto do meu corpo|meus nudes|vídeo íntimo|foto de calcinha|minhas fotos|meu vídeo|ligar a câmera|mandar foto*|mande foto*|mando foto*|mandei foto*|gostosa|gostosinha',
  COERCE:
    'senão|ameaç*|espalh*|vaz*|post*|chantag*|internet|homem|cara|professor|escola|tenho %|aos %|% anos|minha mãe|dinheiro|conta para|contar para|pediu|pede|quer que|me mand*',
  CHILDHOOD:
    'criança|pequen*|menor|tenho %|tinha %|aos %|% anos|infância|filha|filho|filhinh*|net*|sobrinh*|enteada|enteado|menin*|irmãzinha|aluna|meu filho|minha filha',
  // Harm to others
  BABY: 'bebê|recém nascid*|meu filho|minha filha|nenê|neném|criança|meus filhos',
  URGE: 'medo de|vontade de|não confio em|impulso|penso em|pensei em|quase|perder o controle',
  HARM: 'jogar|joguei|jogasse|sufocar|sufoquei|machucar|machuquei|sacudir|sacudi|matar|bater|afogar|largar|esganar|ferir|furar|atirar|acertar as contas|minhas contas|me vingar|vingança|fazer justiça|acabar com ele|acabar com ela|acabar com aquele|esfaquear|botar fogo|queimar',
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
  // Addiction
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
  // Self-harm, indirectly
  MYSELF: 'eu mesm*|que eu fiz|que fiz|em mim mesm*',
  NORETURN:
    'não sei se volto|não volto|não vou voltar|para não voltar|não quero voltar|pensando besteira|medo do que posso|posso fazer comigo|fazer alguma coisa comigo|fazer algo comigo|por conta própria',
  BRINK: 'ponte|viaduto|laje|terraço|prédio|comigo|besteira|deus|beirada',
  // Pornography shown to a child
  PORN: 'pornô|pornográf*|pornograf*|pelad*|sem roupa|nudes',
  SHOWN: 'mostr*|mand*|envi*|assist*|ped*',
};

/** Word groups of `crisisRules` and `concernRules`. */
export const lexicon: Lexicon = {
  // Oneself, wishes
  WISH: 'quer*|quis*|vontade*|desej*|pens*|pretend*|planej*|plano*|decid*|prefir*|prefer*|precis*|gostaria|sonho em|sonho com|tomara|tent*|vou|ia|podia|poderia|pudesse|melhor|devia|deveria|mereço|mereci*|imagin*|ideia*|esper*|peço|pedi*|implor*|suplic*|oro|orei|rez*|cogit*|afim|a fim|torç*|falt*|impulso*|jeito|forma de|formas de|maneira*|pesquis*|alivio|mais fácil|seria bom|era bom|quem dera|só|chega de',
  NOT: 'não|nunca|jamais|nem|nunca mais|sem|ninguém|para que|por que|deixar de|parar de|parei de|cans*|fart*|desist*|enjo*|perdi*|perd*|odei*',
  LIVE: 'viver|vive|vivo|viva|vivendo|existir|existindo|existo|vida|viva amanhã|continuar aqui|estar aqui|continuar respirando|respirar',
  DIE: 'morrer|morro|morra|morresse|morrendo|morri|morte|estar mort*|mort* logo|ter morrido|não existir|deixar de existir|parar de existir|deixar de viver|parar de viver|sumir|sumiss*|suma|sumisse|desaparecer|desapareço|desapareça|desaparecesse|desaparecia|não acord*|nunca mais acord*|não abrir os olhos|não levantar mais|não levantar nunca|não ver amanhã|não ter nascido|nunca ter nascido|dormir para sempre|descansar para sempre|me apagar|acabar com tudo|acabar tudo|acabar com isso|acabar logo|acabar de vez|dar um fim|dar fim|por um fim|por fim|botar um fim|colocar um fim|terminar com tudo|encerrar tudo|partir dess*|partir dest*|partir de vez|ir embora dess*|ir embora dest*|ir embora de vez|ir embora para sempre|deixar esse mundo|deixar este mundo|sair desse mundo|sair deste mundo|me jogar|me atirar|me tacar|estar no caixão|ir para o caixão|me desligar da vida|me desligar desse mundo|me desligar deste mundo|me desligar para sempre|desligar de tudo|me afogar|me envenenar|me explodir|ir com deus|encontrar deus logo',
  KILLME:
    'mematar|me matar|me mato|me matei|me matado|me matasse|me matando|me matarei|se matar|se matou|se mata|se mate|se matando|matar me|matar se|me suicid*|suicid*|autoexterminio|desviv*|me enforcar!|me enforquei|se enforcar|se enforcou|enforcar me|kms|unalive|kill myself|want estou die|wanna die|end my life|quiero morir|matarme|queromorr*|querosumir|tirar a própria vida|tir* minha vida|tir* a minha vida|tir* minha própria vida|tir* a minha própria vida|tir* a própria vida|contra a própria vida|contra minha vida|cabo da minha vida|cabo da própria vida|cabo de mim|fim na minha vida|fim à minha vida|fim na própria vida|fim em mim|me dar um tiro|cortar os pulsos|cortar meus pulsos|meter uma bala',
  BURDEN: 'peso|fardo|estorvo|atraso de vida|inútil|lixo|erro|problema para todos|carga',
  PEOPLE:
    'todos|todo mundo|minha família|meus pais|meus filhos|minha mãe|meu pai|os outros|eles|ninguém|alguém|qualquer um|as pessoas|minha esposa|meu marido',
  HEIGHT:
    'ponte|viaduto|prédio|sacada|terraço|telhado|janela|andar|varanda|penhasco|precipício|trilho*|trem|metrô|passarela|ônibus|carro|caminhão|avenida|rodovia|poste',
  JUMP: 'pul*|me jog*|me atir*|me tac*|me lanç*|salt*|me meter|entrar na frente|despenc*',
  MEANS:
    'corda|veneno|chumbinho|arma|revolver|comprimido*|remédio*|gilete|lamina|laço|estricnina|raticida|soda',
  ONESELF: 'me|mim|eu|minha|meu|comigo|mim mesmo|mim mesma',
  // Self-harm
  CUT: 'me cort*|se cort*|cort* me|me fur*|me mutil*|se mutil*|mutilar|me arranh*|se arranh*|me queim*|se queim*|me fer*|me fir*|se fer*|me machuc*|se machuc*|me bat*|me belisc*|me mord*|me espet*|me risc*|me rasg*|me sang*',
  BLADE:
    'gilete*|lamina*|estilete*|navalha*|caco*|agulha*|tesoura*|isqueiro*|cigarro*|faca|compasso|apontador|alfinete*',
  LIMB: 'braço*|pulso*|perna*|coxa*|barriga|pele|antebraço*|corpo|unha*|mão|cabeça|cabelo*',
  // Perpetrators
  PARTNER:
    'marido|esposo|mulher|esposa|namorado|namorada|namo|noivo|noiva|companheiro|companheira|ex|parceiro|parceira|conjuge|ficante|ex marido|crush|boy|homem com quem moro|pai dos meus filhos|pai do meu filho|pai da minha filha',
  ELDER:
    'pai|mãe|padrasto|madrasta|avô|avó|vô|vó|tio|tia|irmão|irmã|pais|cunhado|primo|prima|padrinho',
  FAMILYMAN:
    'tio|padrasto|avô|vô|primo|irmão|cunhado|pai|padrinho|vizinho|amigo da família|amigo do meu pai|amigo dos meus pais|namorado da minha mãe|marido da minha mãe',
  POWER:
    'professor|treinador|catequista|pastor|padre|líder|obreiro|diácono|chefe|patrão|colega|motorista|médico|massagista|vizinho|amigo|desconhecido|um homem|um cara',
  HE: 'ele|ela|eles|dele|dela|cara|homem|sujeito',
  HIT: 'bate|bater|bateu|batia|batido|batem|bateria|batendo|agred*|agrid*|espanc*|empurr*|chut*|esmurr*|estape*|enforc*|estrangul*|esgan*|sufoc*|arrast*|sacud*|sacod*|sov*|surr*|arrebent*|quebrar a cara|desceu a mão|desce a mão|sentou a mão|senta a mão|meteu a mão|mete a mão|levantou a mão|levanta a mão|avançou em|partiu para cima|parte para cima|veio para cima|vem para cima|joga na parede|jogou na parede|jogou no chão|joga no chão|jogou contra|joga contra|jogou da escada|jogou na cama|jogou em cima|encurral*|encosta a mão|encostou a mão|voou em|voou para cima|torc* o braço|dá na minha|deu na minha|puxa pelo cabelo|puxou pelo cabelo|pega pelo pescoço|pegou pelo pescoço|pelos cabelos|pelo pescoço|torce meu braço|torceu meu braço',
  HURT: 'machuc*|feri*|fere|queim*|soc*|mord*|tortur*|maltrat*|amarr*|acorrent*|atac*|ameaç*|tranc*|violent*|agressiv*|aterroriz*|persegu*|obrig*|prend*',
  BLOW: 'tapa*|soco*|murro*|chute*|surra*|pontapé*|porrada*|empurrão|empurrões|facada*|paulada*|cintada*|coronhada*|bofetada*|bofetão|cascudo*|joelhada*|cabeçada*|rasteira*|cuspe|cusparada*|dentada*|mordida*|cotovelada*|sopapo*|pancada*|puxão de cabelo|chinelada*|mão na cara|olho roxo|hematoma*|roxo*|roxa*',
  CONTROL:
    'não me deixa sair|não me deixa trabalhar|não me deixa falar|não me deixa ver|não deixa eu sair|não deixa eu falar|não deixa eu ver|me proib*|me tranc*|me prend*|tomou meu celular|quebrou meu celular|quebrou meu telefone|pegou meu celular|quebra tudo|quebrou tudo|quebrando tudo|me ameaç*|me persegue|me perseguindo|me persegu*|me controla com|joga as coisas|joga prato*|jogou prato*|joga objeto*|joga panela*|jogou panela*|joga copo*|jogou as coisas|joga coisas|jogou um|jogou uma|atirou um|atirou uma|rasgou minhas|me aterroriza|me amarr*',
  BODY: 'nariz|braço|braços|dente*|cara|rosto|perna|pernas|cabeça|mão|pescoço|boca|costela*|olho|dedo|barriga',
  // Bodies and consent
  SEX: 'sexo|transar|transou|transo|transaram|relação|relações|cama|intimidade|penetr*|coito|beijar|beijou|beijo|deitar com|me deitar|dar para',
  FORCE:
    'forç*|obrig*|à força|contra minha vontade|contra a minha vontade|sem eu querer|sem meu consent*|sem o meu consent*|sem consent*|sem permissão|sem minha permissão|não queria|não quis|não quero|eu disse não|falei não|não aceita não|me ameaçando',
  TOUCH:
    'toc*|mex*|passou a mão|passa a mão|passava a mão|passar a mão|passando a mão|alis*|apalp*|acarici*|agarr*|encox*|bolin*|esfreg*|enfi*|mão na minha|mãos na minha|mão na coxa|mão na perna|mão no meu|mão dentro|mão por baixo|entra no meu quarto|entrava no meu quarto|tira minha roupa|tirava minha roupa|tirou minha roupa|mostr* as partes|mostr* o pênis|mostr* o órgão|coisas comigo|coisa comigo|coisas com ela|coisas com ele|coisa feia|coisas feias|coisas estranhas|deit* comigo|deit* na minha cama|beij*',
  PRIVATE:
    'partes íntimas|partes|seio*|peito*|bunda|coxa*|virilha|vagina|pênis|calcinha|genit*|por baixo da roupa|por baixo da saia|dentro da roupa|dentro da calça|minha roupa|meu corpo',
  RAPE: 'estupr*|estrup*|violentad*|me violentou|violentou minha|violentou a|violentaram|molest*|abus* de mim|abus* de minha|abus* da minha|abus* da nossa|abus* do meu|abus* dela|abus* dele|abus* da filha|abus* do filho|abus* da irmã|abus* da neta|abus* da sobrinha|abus* da enteada|abus* das crianças|abus* de uma|abus* de meninas|abus* de criança*|abusando da|abusando do|fui abusad*|foi abusad*|sou abusad*|era abusad*|sendo abusad*|ser abusad*|sido abusad*|abusad* sexualmente|abus* sexual*|violência sexual|assédio sexual|importunação sexual|exploração sexual|me assedi*|assediad*|fui tocad*|era tocad*|me encox*|me apalp*|me bolin*',
  NUDES:
    'nude*|nudes|foto* íntima*|foto* pelad*|foto* nu*|foto* sem roupa|vídeo* íntimo*|vídeo* pelad*|vídeo* sem roupa|foto do corpo|fotos do corpo|foto de calcinha|foto de sutiã|foto de biquini|fotos minhas|câmera sem roupa',
  CHILD:
    'criança*|menor de idade|adolescente*|o bebê|um bebê|meu bebê|do bebê|no bebê|bebês|tenho %|tinha %|aos %|desde os %|% anos|os % anos|meus %|eu era menor|sou menor|menininh*|menina|menino|meninas|meninos|filhinh*|minha filha|meu filho|nossa filha|nosso filho|meus filhos|minhas filhas|enteada|enteado|irmãzinha|irmãozinho|irmã mais nova|irmão mais novo|minha neta|meu neto|minha sobrinha|meu sobrinho|minha aluna|meu aluno|um aluno|uma aluna|filho pequeno|filha pequena|filho dela|filha dela|filha dele|filho dele|o filho|a filha|os filhos|infância|era pequen*|pequenininh*|quando eu era criança|quando pequen*',
  ADULT:
    'homem|cara|adulto|velho|moço|desconhecido|estranho|rapaz|senhor|mulher adulta|professor|pastor|vizinho',
  // Poison
  TOOK: 'tom*|engol*|inger*|bebi|bebeu|beber|comeu|mastig*|mistur*',
  MANY: 'monte|todo|todos|toda|todas|vários|várias|muito|muitos|muitas|caixa|caixas|cartela|cartelas|punhado|frasco*|vidro|demais|inteir*|#|porrada|tudo|excesso|exager*|duas caixas|uns vinte|vinte|trinta|dez|doze|quinze|cem|cinquenta|de uma vez|além da conta|a mais|dose alta|muita',
  PILLS:
    'remedi*|remédio*|comprimid*|calmante*|pílula*|rivotril|clonazepam|diazepam|antidepressivo*|paracetamol|tarja preta|cartela*|medicament*|medicação|psicotropico*|dipirona*|aspirina*|ibuprofeno|alprazolam|zolpidem|fluoxetina|sertralina|sonífero*|gardenal|dramin|insulina|ansiolítico*|relaxante*|droga*',
  POISON:
    'veneno*|chumbinho|soda cáustica|água sanitária|raticida|inseticida|ácido|querosene|desinfetante|candida|metanol|agrotóxico|thinner|pilha*|cloro|formicida',
  ALCOHOL: 'bebida*|álcool|vodka|vodca|cachaça|pinga|uisque|whisky|cerveja|vinho|gin',
  STREETDRUG: 'droga*|pó|cocaína|crack|pedra|bala|md|heroína|loló|lança|maconha|lsd|ecstasy',
  USED: 'us*|cheir*|fum*|injet*|tom*|mistur*|beb*|engol*|exager*|passei da conta|passou da conta',
  COLLAPSE:
    'convuls*|gelad*|apagou|caiu dura|caiu duro|parou de responder|não responde|não levanta|sem reação|não acord*|não est* acord*|não respond*|desmai*|espum*|não respir*|não est* respir*|desacordad*|inconsciente|apagad*|apagando|apagou|roxo|roxa|passando muito mal|passando mal|vomitando sangue|coração dispar*|coração vai|tremendo muito|não consigo respirar|morrendo',
  // Immediate danger
  WEAPON:
    'faca|facão|arma|armas|armad*|revolver|pistola|espingarda|machado|fuzil|canivete|martelo|pedaço de pau|barra de ferro|gasolina',
  NEAR: 'aqui|agora|porta|portão|casa|janela|quarto|rua|perto|atrás|me|mim|minha|meu|gente|disse|apont*|puxou|pegou|amea*|entrar|socorro|cabeça|frente',
  BREAKIN:
    'arromb*|invad*|forçando a porta|forçando o portão|quebrando a porta|derrubando a porta|derrubar a porta|quebrar a porta|chutando a porta|esmurrando a porta|batendo na porta|entrar na minha casa|entrar aqui|entraram na minha casa|entrou na minha casa|entraram em casa|entrou alguém|pulou o muro|pulando o muro|pular o muro|ladrão dentro|bandido dentro|alguém dentro|ladrão em casa',
  OTHERS:
    'ele|ela|eles|elas|alguém|todos|todo mundo|meu|minha|meus|minhas|esse|essa|aquele|aquela|o cara|pessoas|vocês|uma pessoa|um cara|gente|o homem|o desgraçado|quem fez|meu pai|minha mãe|o',
};

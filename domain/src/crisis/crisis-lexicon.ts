import type { Lexicon } from './crisis-rule';

/** Who and what words of danger are about. */
export const lexicon: Lexicon = {
  // Oneself, and wanting
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
  // Hurting oneself
  CUT: 'me cort*|se cort*|cort* me|me fur*|me mutil*|se mutil*|mutilar|me arranh*|se arranh*|me queim*|se queim*|me fer*|me fir*|se fer*|me machuc*|se machuc*|me bat*|me belisc*|me mord*|me espet*|me risc*|me rasg*|me sang*',
  BLADE:
    'gilete*|lamina*|estilete*|navalha*|caco*|agulha*|tesoura*|isqueiro*|cigarro*|faca|compasso|apontador|alfinete*',
  LIMB: 'braço*|pulso*|perna*|coxa*|barriga|pele|antebraço*|corpo|unha*|mão|cabeça|cabelo*',
  // Those who hurt
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
  // Now
  WEAPON:
    'faca|facão|arma|armas|armad*|revolver|pistola|espingarda|machado|fuzil|canivete|martelo|pedaço de pau|barra de ferro|gasolina',
  NEAR: 'aqui|agora|porta|portão|casa|janela|quarto|rua|perto|atrás|me|mim|minha|meu|gente|disse|apont*|puxou|pegou|amea*|entrar|socorro|cabeça|frente',
  BREAKIN:
    'arromb*|invad*|forçando a porta|forçando o portão|quebrando a porta|derrubando a porta|derrubar a porta|quebrar a porta|chutando a porta|esmurrando a porta|batendo na porta|entrar na minha casa|entrar aqui|entraram na minha casa|entrou na minha casa|entraram em casa|entrou alguém|pulou o muro|pulando o muro|pular o muro|ladrão dentro|bandido dentro|alguém dentro|ladrão em casa',
  OTHERS:
    'ele|ela|eles|elas|alguém|todos|todo mundo|meu|minha|meus|minhas|esse|essa|aquele|aquela|o cara|pessoas|vocês|uma pessoa|um cara|gente|o homem|o desgraçado|quem fez|meu pai|minha mãe|o',
};

import { statesDeath } from "./states-death.ts";

/**
 * Plain statements that a person or the house is in danger. A classifier learns how people mostly write; these must not
 * depend on it. Each is matched in small letters with plain apostrophes, in any language of a message.
 */
const statements = [
  // Not "there is a fire pit", and not "if there is a fire".
  /(?<!\b(?:if|when|whenever|in case|unless|whether|suppose) )\bthere(?:'s| is| was)? (?:an? |a (?:big|small|huge) )?(?:fire|blaze)\b(?! ?(?:place|pit|exit|drill|escape|door|extinguisher|works|wood|blanket|hose|station|safety|alarm|in the (?:fireplace|fire pit|chimney|grill|oven)))/u,
  /\bfire alarm(?:'s| is| has been| was| keeps)? (?:ringing|going off|sounding|on|beeping|gone off)\b/u,
  /(?<!\b(?:if|when|whenever|in case|unless|whether|suppose) )\bthere(?:'s| is| was| has been) (?:an? )?(?:\w+ )?(?:explosion|bomb|gas leak|shooting)\b/u,
  /\b(?:man|woman|guy|someone|somebody|person|he|she) (?:is here )?(?:with|has|holding) an? (?:gun|weapon|knife(?! and))\b/u,
  /\b(?:is|are|'s|am|'m) having an? (?:stroke|heart attack|seizure)\b/u,
  /\b(?:is|are|'s) drowning\b(?! in (?!the (?:pool|sea|lake|water|bath|river)))/u,
  /\b(?:someone|somebody|man|woman|child|kid|girl|boy|husband|wife|son|daughter|baby|guest|person|mother|father|he|she) (?:just |has )?(?:fell|fallen|jumped) (?:from|off|out of) (?:the|a|our|my|his|her) (?:balcony|window|roof|terrace)\b/u,
  /\b(?:a lot of|so much|lots of) blood\b|\bthroat (?:is )?(?:swelling|closing)\b/u,
  /\bsparks? (?:are )?(?:coming |flying )?(?:from|out of) the (?:outlet|socket|plug|switch|wall|light)\b/u,

  /(?<!\b(?:wenn|falls|ob|sollte) )\b(?:es gibt|da ist|hier ist) (?:gerade |hier )?(?:ein(?:en?)? )?(?:feuer|brand|bombe|gasleck)\b/u,
  /\bist (?:gerade |eben )?(?:zusammengebrochen|bewusstlos|ohnmächtig)\b|\bgas (?:tritt|strömt) aus\b|\bertrinkt\b/u,
  /\bhat (?:gerade )?einen (?:herzinfarkt|schlaganfall|krampfanfall)\b/u,

  /(?<!s'|\b(?:si|quand|lorsqu|cas où) ?'?)il y a (?:un |le |une )?(?:feu|incendie|bombe|fuite de gaz)\b(?! (?:d'artifice|de camp|de cheminée|rouge))/u,
  /\b(?:a perdu connaissance|s'est effondrée?|s'est évanouie?|est en train de se noyer|se noie)\b/u,
  /\bfait (?:une crise cardiaque|un avc|un malaise)\b/u,

  /\b(?:hay una (?:bomba|fuga de gas)|se está ahogando|está inconsciente|está teniendo un (?:infarto|derrame))\b/u,
  /(?:è|e'|é) svenut[oa]\b|\b(?:ha perso i sensi|c'è una (?:bomba|fuga di gas)|sta annegando|sta avendo un (?:infarto|ictus))\b/u,
  /\b(?:desmaiou|perdeu os sentidos|há uma bomba|está a afogar-se|está se afogando|(?:há|tem) (?:uma fuga|um vazamento) de gás)(?!\p{L})/u,
  /\b(?:is bewusteloos|er is een (?:bom|gaslek|explosie)|is aan het verdrinken|krijgt een (?:hartaanval|beroerte))\b/u,
  /(?<!\p{L})(?:потеряла? сознание|без сознания|утечка газа|здесь бомба|(?:ребёнок|ребенок|человек) тонет)(?!\p{L})/u,
  /(?<!هل |إذا |لو )(?:يوجد|توجد|هناك|فيه|في) (?:حريق|قنبلة|تسرب غاز)|(?:فقد|فقدت) (?:الوعي|وعيه|وعيها)|أغمي علي/u,
  /yangın (?:çıktı|var)(?!\s*m[ıiuü]|\p{L})|bilincini kaybetti|gaz kaçağı var(?!\s*m[ıiuü])|bomba var(?!\s*m[ıiuü])|kalp krizi geçiriyor|havuzda boğuluyor/u,
  /(?:晕倒|昏倒|溺水|中风)了(?!吗)|没有?呼吸了?(?!吗)|昏迷不醒|煤气泄漏了?(?!吗)|有炸弹(?!吗)|心脏病发作/u,
  /意識が(?:ありません|ない)(?!ですか)|息をして(?:いません|いない)(?!ですか)|ガスが漏れて|溺れて(?:います|いる)(?!か)|爆弾があります(?!か)/u,
  /(?:شرب|شربت|بلع|بلعت|ابتلع|ابتلعت) (?:\S+ ){0,2}(?:ال)?(?:منظف|تنظيف|كلور|مبيض|معقم|بطارية|مبيد)(?!\p{L})/u,
  /\b(?:telefono|cellulare|batteria|caricatore|portatile|computer|presa|materasso|tenda)(?: \p{L}+){0,2} (?:sta bruciando|sta andando a fuoco|ha preso fuoco)\b/u,
  // A guest who thinks of it writes about it calmly.
  /\b(?:throw|throwing|jump|jumping) (?:myself )?(?:off|from|out of) (?:the|my|our|this|that|a) (?:balcony|window|roof|bridge|cliff|terrace)\b(?![^.!?]*\b(?:into|pool|lake|sea|allowed)\b)|\b(?:end|take|ending|taking) (?:it all|my (?:own )?life)\b|\bkill(?:ing)? myself\b(?! (?:laughing|with))/u,
  /\b(?:mich|vom|aus dem|von der) (?:\p{L}+ ){0,4}(?:hinunter|herunter|runter|hinab)(?:zu)?(?:stürz|werf|spring)\p{L}*|\bmich (?:umbringen|umzubringen)\b|\bmir das leben (?:zu )?nehmen\b|\b(?:vom balkon|aus dem fenster|von der brücke) (?:zu )?springen\b/u,
  /\bme (?:jeter|balancer) (?:du balcon|par la fenêtre|d'un pont|du (?:toit|pont))|\b(?:en finir avec la vie|me suicider|mettre fin à mes jours|me tuer)\b(?! de rire)/u,
  /\b(?:tirarme|lanzarme|arrojarme) (?:por|desde|de) (?:el|la|un|una) (?:balcón|ventana|puente|azotea|terraza)|\b(?:quitarme la vida|suicidarme|acabar con mi vida|quiero matarme)\b/u,
  /\b(?:buttarmi|gettarmi|lanciarmi) (?:giù )?(?:dal|dalla|da un|giù dal) (?:balcone|finestra|ponte|tetto|terrazza)|\b(?:togliermi la vita|suicidarmi|farla finita)\b/u,
  /(?<!\p{L})(?:atirar-me|me atirar|me jogar|jogar-me) (?:da|do|de uma|de um) (?:varanda|sacada|janela|ponte|prédio)|\b(?:tirar a minha vida|me matar|matar-me|suicidar-me|me suicidar)\b(?! de rir)/u,
  /\b(?:van het balkon|uit het raam|van de brug|van het dak) (?:te )?springen\b|\been einde (?:te )?maken aan mijn leven\b|\bmezelf (?:van kant|iets aan)/u,
  /(?:balkondan|pencereden|köprüden|çatıdan) (?:kendimi )?atla(?:mak|yaca|sam|mayı)\p{L}*|kendimi (?:balkondan|pencereden|aşağı)\p{L}* at\p{L}*|intihar et(?:mek|ece|meyi)\p{L}*|canıma kıy\p{L}*/u,
  /(?<!\p{L})(?:(?:прыгнуть|броситься|выброситься|спрыгнуть) (?:с балкона|из окна|с моста|с крыши)|покончить с собой|свести счёты с жизнью|убить себя)(?!\p{L})/u,
  /(?:أرمي|ارمي|أقفز|اقفز|أرمى|ألقي|القي) (?:نفسي |بنفسي )?من (?:البلكونة|الشرفة|النافذة|الشباك|الجسر|السطح)|أنهي حياتي|انهي حياتي|أقتل نفسي|اقتل نفسي|أنتحر|الانتحار/u,
  /从(?:阳台|窗户|窗口|楼上|桥上|天台)(?:上)?跳(?:下去|下来|楼)|想跳楼|想自杀|不想活了|结束(?:自己的)?生命/u,
  /(?:ベランダ|バルコニー|窓|屋上|橋)から(?:飛び降り|身を投げ)|死にたい(?!ほど|くらい|ぐらい)|自殺し(?:たい|よう)|命を絶/u,
  // Questions have the same words: "tem fogo?" asks for a light.
  /(?<!\b(?:wenn|falls|ob|sollte) )\bes brennt (?:gerade |hier )?(?:bei uns|(?:in|im|auf|unter) (?!kamin|ofen|grill|der feuer|einem? ofen))(?![^.!?,]*\?)/u,
  /(?<!\b(?:si|cuando|donde|dónde) )\bhay (?:un )?(?:fuego|incendio)\b(?! (?:en la (?:chimenea|parrilla|barbacoa)|artificial))(?![^.!?,]*\?)/u,
  /(?<!\b(?:se|quando|dove) )\bc'è (?:un incendio|(?:del |tanto |molto )?fumo (?:in|nella|nel|dal|dalla) (?!camino))(?![^.!?,]*\?)/u,
  /(?<!(?:se|quando|onde) )(?<!\p{L})(?:há|tem) (?:um incêndio|fogo n[oa]s? (?!lareira|churrasqueira|grelhador))(?![^.!?,]*\?)/u,
  /(?<!\b(?:als|of|indien) )\ber is (?:hier )?(?:een )?brand(?! ?(?:alarm|trap|deur|blusser))\b(?![^.!?,]*\?)/u,
  /(?<!(?:если|когда|где) )(?<!\p{L})(?:в|на) (?:номере|комнате|коридоре|здании|кухне|балконе) (?:сильный )?пожар(?!\p{L})(?! ли)(?![^.!?,]*\?)/u,
  // A cut wrist, also in calm or short words, or in a request for a plaster.
  /\b(?:cut|cuts|slit|slits|sliced|slashed) (?:on )?(?:his|her|my|their) (?:own )?(?:left |right )?wrists?\b/u,
  /\bhandgelenke? (?:auf)?geschnitten\b|\bpulsadern? (?:auf)?geschnitten\b|\bpols(?:en)? (?:open|door)?gesneden\b/u,
  /\b(?:coupée?|entaillée?|tranchée?|ouverte?) (?:les? (?:poignets?|veines)|au poignet)\b|\btagliat[oa] (?:il polso|i polsi|un polso|al polso|le vene)\b/u,
  /(?<!\p{L})(?:cortado|cortada|cortó|corté) (?:(?:en )?la muñeca|las (?:muñecas|venas))(?!\p{L})|(?<!\p{L})(?:cortou|cortei) (?:os? pulsos?|o punho|os punhos|as veias)(?!\p{L})/u,
  /bile(?:ğini|klerini|ğimi|klerimi) kes(?!me)|(?:порезала?|перерезала?|вскрыла?) (?:себе )?(?:вены|запясть[ея])|(?:przeci|podci|rozci|poci)(?:ął|ęła) (?:sobie )?(?:nadgarst|żył)/u,
  /(?:جرح|جرحت|قطع|قطعت) (?:معصم|شرايين)|割腕|(?:割|划|切)(?:伤|破|到|开|断)?了?手腕|手腕被?(?:割|划)|手首を\p{L}{0,3}?切(?:り|っ)|リストカット/u,
  // A finger that is cut off, sometimes for a plaster.
  /\bcut (?:off )?(?:my|his|her|their|the) (?:whole )?(?:finger|thumb|toe) (?:clean |right )?off\b|\bcut off (?:my|his|her) (?:whole )?(?:finger|thumb|toe)\b|\b(?:finger|daumen|zeh) (?:ganz )?abgeschnitten\b|\b(?:vinger|duim|teen) (?:helemaal )?afgesneden\b/u,
  /(?<!\p{L})(?:cortado|cortada|cortó|corté|cortou|cortei) (?:el|un|o|um) dedo (?:entero|inteiro)(?!\p{L})|\bcoupée? (?:le|un) doigt entier\b|\btagliat[oa] (?:il|un) dito intero\b/u,
  // Someone has died in the bed or in the room. Guests who cancel tell of deaths at home, and phones die too.
  /\b(?:mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|husband|wife|partner|son|daughter|baby|child|brother|sister|friend|he|she) (?:has |have )?(?:just )?(?:died|passed away) (?:here )?(?:next to me|beside me|in (?:the |his |her |our |my )?(?:bed|room|bathroom|shower))\b(?! (?:last|years|at home))(?![^.!?,]*\?)/u,
  /(?<!\p{L})(?:mutter|vater|mama|papa|oma|opa|mann|frau|sohn|tochter|kind|baby|bruder|schwester|freund|freundin|er|sie) (?:ist |liegt )?(?:\p{L}+ ){0,2}(?:im bett|im zimmer|neben mir) (?:gestorben|verstorben|tot)(?!\p{L})(?![^.!?,]*\?)/u,
  /(?<!\p{L})(?:mère|père|maman|papa|mari|femme|fils|fille|enfant|bébé|frère|sœur|amie?|il|elle) (?:vient de (?:mourir|décéder)|est (?:morte?|décédée?)) (?:ici )?dans (?:(?:le|son|notre) lit|(?:la|sa|notre) chambre)(?!\p{L})(?![^.!?,]*\?)/u,
  /(?<!\p{L})(?:madre|padre|mamá|papá|abuel[oa]|marido|espos[oa]|mujer|hij[oa]|bebé|herman[oa]|amig[oa]|él|ella) (?:acaba de (?:morir|fallecer)|(?:se )?murió|ha muerto|falleció|ha fallecido|está muert[oa]) en (?:la|su|nuestra) (?:cama|habitación)(?!\p{L})(?![^.!?,]*\?)/u,
  /(?<!\p{L})(?:madre|padre|mamma|papà|nonn[oa]|marito|moglie|figli[oa]|bambin[oa]|fratello|sorella|amic[oa]) (?:è|e'|é) (?:appena |già )?(?:mort[oa]|decedut[oa]) (?:nel (?:suo )?letto|in camera)(?!\p{L})(?![^.!?,]*\?)/u,
  /(?<!\p{L})(?:mãe|pai|avó|avô|marido|mulher|espos[oa]|filh[oa]|bebé|bebê|irmão|irmã|amig[oa]|ele|ela) (?:acabou de (?:morrer|falecer)|morreu|faleceu) (?:na (?:sua )?cama|no quarto)(?!\p{L})(?![^.!?,]*\?)/u,
  /\b(?:moeder|vader|mama|papa|oma|opa|man|vrouw|zoon|dochter|kind|baby|broer|zus|vriend|vriendin|hij|zij|ze) is (?:\p{L}+ ){0,2}(?:in (?:het |haar |zijn )?bed|in de kamer|op de kamer|naast me) (?:overleden|gestorven|doodgegaan)\b(?![^.!?,]*\?)/u,
  /(?:annem|babam|eşim|kocam|karım|oğlum|kızım|bebeğim|kardeşim|dedem|arkadaşım) (?:\p{L}+ ){0,3}(?:yatakta|yatağında|odada|odamızda|yanımda) (?:öldü|vefat etti|ölmüş)(?!\p{L})(?![^.!?,]*\?)/u,
  /(?<!\p{L})(?:мама|мать|отец|папа|муж|жена|сын|дочь|бабушка|дедушка|брат|сестра|друг|подруга|ребёнок|ребенок) (?:\p{L}+ ){0,3}(?:умерла?|скончал(?:ся|ась)) (?:прямо )?в (?:кровати|постели|номере)(?!\p{L})(?![^.!?,]*\?)/u,
  /(?:(?:ماتت|مات|توفيت|توفي) )?(?:أمي|والدتي|أبي|والدي|زوجي|زوجتي|ابني|ابنتي|طفلي|طفلتي|جدتي|جدي|أخي|أختي|صديقي) (?:(?:ماتت|مات|توفيت|توفي) )?(?<=(?:ماتت|مات|توفيت|توفي) (?:\S+ )?)(?:في|على) (?:السرير|سريره|سريرها|الغرفة)(?!\p{L})(?![^.!؟،]*؟)/u,
  /(?:妈妈?|母亲|爸爸?|父亲|丈夫|老公|妻子|老婆|儿子|女儿|孩子|宝宝|奶奶|爷爷|外婆|外公|朋友)(?:刚刚?|刚才)?(?:死在了?(?:床上|房间)|在(?:床上|房间里?)(?:去世|死|过世)了)(?!吗)/u,
  /(?:母|父|お母さん|お父さん|夫|妻|息子|娘|子ども|赤ちゃん|祖母|祖父|友人|友達)が(?:たった今|さっき|今)?(?:ベッド|布団|部屋)(?:の[上中])?で(?:亡くな|死ん|死に)(?![^。！？、]*か[。？?]?$)/u,
  /\b(?:found|find) (?:him|her|my (?:mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|husband|wife|partner|son|daughter|baby|child|brother|sister|friend)) dead\b(?! (?:last|years|at home|tired|drunk|asleep))(?![^.!?,]*\?)/u,
  /\b(?:mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|husband|wife|partner|son|daughter|baby|child|brother|sister|friend|he|she)(?:'s| is) dead (?:here )?in (?:the |his |her |our |my )?(?:bed|room|bathroom|shower)\b(?![^.!?,]*\?)/u,
];

export function statesDanger(message: string): boolean {
  const plain = message.toLowerCase().replaceAll("’", "'");
  return statements.some((statement) => statement.test(plain)) || statesDeath(message);
}

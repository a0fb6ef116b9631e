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
];

export function statesDanger(message: string): boolean {
  const plain = message.toLowerCase().replaceAll("’", "'");
  return statements.some((statement) => statement.test(plain));
}

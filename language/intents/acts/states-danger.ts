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

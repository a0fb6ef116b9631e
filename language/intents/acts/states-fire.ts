/**
 * Plain statements that something burns. A classifier learns how people mostly write; these must never depend on it. Each
 * is matched in small letters with plain apostrophes.
 */
const statements = [
  // Not "there is a fire pit", and not "if there is a fire".
  /(?<!\b(?:if|when|whenever|in case|unless|whether|suppose) )\bthere(?:'s| is| was)? (?:an? |a (?:big|small|huge) )?(?:fire|blaze)\b(?! ?(?:place|pit|exit|drill|escape|door|extinguisher|works|wood|blanket|hose|station|safety|alarm|in the (?:fireplace|fire pit|chimney|grill|oven)))/u,
  /\bfire alarm(?:'s| is| has been| was| keeps)? (?:ringing|going off|sounding|on|beeping|gone off)\b/u,
  /(?<!\b(?:wenn|falls|ob|sollte) )\bes gibt (?:gerade |hier )?(?:ein(?:en)? )?(?:feuer|brand)\b/u,
  /(?<!s'|\b(?:si|quand|lorsqu|cas où) ?'?)il y a (?:un |le )?(?:feu|incendie)\b(?! (?:d'artifice|de camp|de cheminée|rouge))/u,
  /(?<!هل |إذا |لو )(?:يوجد|هناك|فيه|في) حريق/u,
  /yangın (?:çıktı|var)(?!\s*m[ıiuü]|\p{L})/u,
];

export function statesFire(message: string): boolean {
  const plain = message.toLowerCase().replaceAll("’", "'");
  return statements.some((statement) => statement.test(plain));
}

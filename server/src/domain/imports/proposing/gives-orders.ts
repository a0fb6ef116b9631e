/** Text that addresses a program instead of guests. It has no effect here, but the reviewer is warned. */
const order =
  /(?:\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|above|prior|earlier|all|any|your|system)\b.{0,30}\b(?:instructions?|prompts?|rules?|messages?|context|guidelines?)|\byou are (?:now|no longer|an? (?:ai|assistant|language model|chatbot))\b|\b(?:system|developer|assistant)\s*(?:prompt|message|:)|\bas an ai\b|\b(?:assistant|chatbot|ai|bot|model)\b[,:]?\s+(?:must|should|shall|please|always|never|will)\b|\b(?:always|never)\s+(?:tell|reply|answer|say to|respond)\b|<\/?(?:system|instructions?|prompt)>|\[\/?inst\]|\breveal\b.{0,30}\b(?:prompt|password|secret|key)|\bdo not (?:tell|mention|reveal)\b.{0,30}\b(?:guest|user|hotel|staff)|ignorier\p{L}*.{0,40}(?:anweisung|vorherig)|ignore[zr]?\b.{0,40}\b(?:instructions?|consignes?)|ignora\p{L}*.{0,40}(?:instrucciones|istruzioni|instruções))/iu;

export const givesOrders = (text: string) => order.test(text);

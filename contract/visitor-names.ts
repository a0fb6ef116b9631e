/** Characters of the code in a visitor's name: no vowels, and none that looks like another. */
export const visitorCodeCharacters = "23456789BCDFGHJKLMNPQRSTVWXZ";
export const visitorCodeLength = 4;

/** The stored name of a guest of the guest page until staff know another one. */
export const visitorName = (code: string): string => `Web ${code}`;

const stored = new RegExp(`^${visitorName(`([${visitorCodeCharacters}]{${visitorCodeLength}})`)}$`);

/** The code in such a name; undefined for other names. People read a name with a code in their language. */
export const visitorCodeIn = (name: string): string | undefined => stored.exec(name)?.[1];

/** Characters of a web guest's code: no vowels, and none that looks like another. */
export const webGuestCodeCharacters = "23456789BCDFGHJKLMNPQRSTVWXZ";
export const webGuestCodeLength = 4;

/** The stored name of a guest of the guest page whose name is unknown. */
export const webGuestName = (code: string): string => `Web ${code}`;

const storedName = new RegExp(`^${webGuestName(`([${webGuestCodeCharacters}]{${webGuestCodeLength}})`)}$`);

/** The code in the name of a web guest; undefined for other names. People read it with words of their language. */
export const webGuestCodeIn = (name: string): string | undefined => storedName.exec(name)?.[1];

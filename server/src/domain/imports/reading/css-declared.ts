/** What styles say of an element, by the name of the property. */
export type Declared = Map<string, { value: string; important: boolean; rank: number }>;
export type Declarations = [name: string, value: string, important: boolean][];
export type Said = (name: string) => string | undefined;
export type Custom = ReadonlyMap<string, string>;

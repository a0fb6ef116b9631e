import { type Section, section as sectionSchema } from "@bellhop/contract/knowledge";

/** In display order. */
export const sections: readonly Section[] = sectionSchema.options;

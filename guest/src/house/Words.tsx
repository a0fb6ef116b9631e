import type { HouseText } from "@bellhop/contract/guest-page";

/** What the venue wrote: in the page's language, then its own words if they are in another one. */
export function Words({ of: { text, own_words: own } }: { of: HouseText }) {
  return (
    <>
      {text !== "" && (
        <p className="words" dir="auto">
          {text}
        </p>
      )}
      {own && (
        <p className={text === "" ? "words" : "words own"} lang={own.language} dir="auto">
          {own.text}
        </p>
      )}
    </>
  );
}

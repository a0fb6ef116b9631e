const others = Array.from({ length: 24 }, (_, index) => `Field ${index + 1}`);
const head = [
  "Reservierungsnummer",
  "Gast",
  "Telefon",
  "E-Mail",
  "Anreise",
  "Abreise",
  "Zimmer",
  "Status",
  "Erwachsene",
  ...others,
];
const states = ["Bestätigt", "Eingecheckt", "Ausgecheckt", "Storniert", "Option"];
const beginnings = [
  "An",
  "Be",
  "Ca",
  "Da",
  "El",
  "Fi",
  "Gi",
  "Ha",
  "Jo",
  "Ka",
  "Lu",
  "Ma",
  "No",
  "Pe",
  "Ro",
  "Sa",
];
const middles = ["ba", "ce", "di", "fo", "la", "me", "ni", "ro", "sa", "te", "vi", "zu"];
const ends = ["n", "r", "s", "l", "tt", "x", "ck", "ng"];
const dayMs = 86_400_000;

/** A file with 33 columns, a guest and a number each, from the `first` on; around the year that follows. */
export function manyReservations(count: number, first: number): string {
  const lines = [head.join(";")];
  const filler = others.map((_, index) => `"Value; number ${index}"`);
  for (let n = first; n < first + count; n++) {
    const arrival = new Date(Date.now() + ((n % 400) - 30) * dayMs);
    const departure = new Date(arrival.getTime() + (1 + (n % 7)) * dayMs);
    lines.push(
      [
        `PRV-${String(n).padStart(7, "0")}`,
        nameOf(n),
        `+39 333 ${String(1_000_000 + n)}`,
        `guest${n}@guests.example`,
        german(arrival),
        german(departure),
        String(100 + (n % 300)),
        states[n % states.length] ?? "",
        String(1 + (n % 4)),
        ...filler,
      ].join(";"),
    );
  }
  return lines.join("\r\n");
}

/** About 1,500 first names and as many surnames. */
export const nameOf = (n: number) => `${wordOf(n * 7)} Mü${wordOf(n * 13 + 5).toLowerCase()}`;

function wordOf(n: number): string {
  const pick = (list: string[], by: number) => list[Math.floor(n / by) % list.length] ?? "";
  return `${pick(beginnings, 1)}${pick(middles, beginnings.length)}${pick(ends, beginnings.length * middles.length)}`;
}

const german = (date: Date) => date.toISOString().slice(0, 10).split("-").toReversed().join(".");

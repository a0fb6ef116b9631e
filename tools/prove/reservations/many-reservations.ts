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
        `Guest ${n} Müller`,
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

const german = (date: Date) => date.toISOString().slice(0, 10).split("-").toReversed().join(".");

/**
 * The number that mobile phones accept worldwide, and the official one in the EU, the EEA, Switzerland, Türkiye,
 * India and many other countries.
 */
const onAnyMobile = "112";

/**
 * Numbers for an ambulance, by ISO 3166 code, where it is not 112. Written from general knowledge in November 2026;
 * not yet compared with the ITU's list of national numbers (E.129) or EENA's overview.
 */
const numbers: [string, string][] = [
  ["999", "AE BB BD BH BW GB GG GH HK IM JE KE KY MO MU MY SC SG SZ TT ZM ZW"],
  [
    "911",
    "AG AI AS AW BM BO BQ BS BZ CA CR CW DM DO EC FJ FM GD GU GY HN JM JO KN LC LR MH MP MS MX PA PH PR PW PY SA SV SX TC US UY VC VE VG VI",
  ],
  ["000", "AU CC CX NF"],
  ["111", "NZ TK"],
  ["119", "JP KR MV"],
  ["1990", "LK"],
  ["120", "CN"],
  ["1669", "TH"],
  ["115", "IR VN"],
  ["102", "NP"],
  ["1122", "PK"],
  ["192", "BR"],
  ["131", "CL"],
  ["123", "CO EG"],
  ["106", "PE"],
  ["107", "AR"],
  ["104", "CU"],
  ["101", "IL"],
  ["140", "LB"],
  ["122", "IQ"],
  ["190", "TN"],
  ["150", "MA"],
  ["9999", "OM"],
  ["15", "NC PF SN"],
  ["128", "NI"],
  ["14", "DZ"],
];

const byCountry = new Map(
  numbers.flatMap(([number, countries]) => countries.split(" ").map((country) => [country, number] as const)),
);

/** The emergency number of a country; 112 if unknown. */
export const emergencyNumber = (countryCode: string): string =>
  byCountry.get(countryCode.toUpperCase()) ?? onAnyMobile;

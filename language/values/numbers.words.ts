/** Starts at two, because "one" is an article in most languages. */
export const numberWords: Readonly<Record<string, string>> = {
  en: "2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 eleven, 12 twelve, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, 17 seventeen, 18 eighteen, 19 nineteen, 20 twenty, 25 twenty-five, 30 thirty, 35 thirty-five, 40 forty, 45 forty-five, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety",
  de: "2 zwei, 3 drei, 4 vier, 5 fünf, 6 sechs, 7 sieben, 8 acht, 9 neun, 10 zehn, 11 elf, 12 zwölf, 13 dreizehn, 14 vierzehn, 15 fünfzehn, 16 sechzehn, 17 siebzehn, 18 achtzehn, 19 neunzehn, 20 zwanzig, 25 fünfundzwanzig, 30 dreißig, 35 fünfunddreißig, 40 vierzig, 45 fünfundvierzig, 50 fünfzig, 60 sechzig, 70 siebzig, 80 achtzig, 90 neunzig",
  fr: "2 deux, 3 trois, 4 quatre, 5 cinq, 6 six, 7 sept, 8 huit, 10 dix, 11 onze, 12 douze, 13 treize, 14 quatorze, 15 quinze, 16 seize, 20 vingt, 25 vingt-cinq, 30 trente, 40 quarante, 50 cinquante, 60 soixante",
  es: "2 dos, 3 tres, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, 10 diez, 11 once, 12 doce, 13 trece, 14 catorce, 15 quince, 16 dieciséis, 18 dieciocho, 20 veinte, 25 veinticinco, 30 treinta, 40 cuarenta, 50 cincuenta, 60 sesenta",
  it: "2 due, 3 tre, 4 quattro, 5 cinque, 6 sei, 7 sette, 8 otto, 9 nove, 10 dieci, 11 undici, 12 dodici, 13 tredici, 14 quattordici, 15 quindici, 16 sedici, 18 diciotto, 20 venti, 25 venticinque, 30 trenta, 40 quaranta, 50 cinquanta, 60 sessanta",
  pt: "2 dois, 2 duas, 3 três, 4 quatro, 5 cinco, 6 seis, 7 sete, 8 oito, 9 nove, 10 dez, 11 onze, 12 doze, 13 treze, 14 catorze, 15 quinze, 16 dezasseis, 16 dezesseis, 18 dezoito, 20 vinte, 30 trinta, 40 quarenta, 50 cinquenta, 60 sessenta",
};

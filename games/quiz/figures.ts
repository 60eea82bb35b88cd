/**
 * Continent (E, A, F Africa, M Americas, O), area in thousands of square kilometres and people in millions (2024,
 * rounded). A dash is a figure that is disputed or not well known; it is never asked.
 */
const FIGURES = `
AL E 28.7 2.8|AT E 83.9 9.1|BE E 30.5 11.8|BG E 111 6.5|BY E 208 9.1|CH E 41.3 9|CZ E 78.9 10.8|DE E 357 84
DK E 43.1 6|EE E 45.2 1.4|ES E 506 48|FI E 338 5.6|FR E 552 66|GB E 243 69|GR E 132 10.2|HR E 56.6 3.9
HU E 93 9.6|IE E 70.3 5.3|IS E 103 0.39|IT E 301 59|LT E 65.3 2.9|LU E 2.59 0.67|LV E 64.6 1.9|MK E 25.7 1.8
MT E 0.316 0.55|NL E 41.9 18|NO E - 5.6|PL E 313 38|PT E 92.2 10.5|RO E 238 19|RU E 17100 144|SE E 450 10.6
SI E 20.3 2.1|SK E 49 5.4|RS E - -|BA E 51.2 3.2|UA E - -|MD E - 2.4
AE A 83.6 11|AM A 29.7 3|TM A 488 7.4|AF A 652 42|AZ A 86.6 10.2|BD A 148 173|BT A 38.4 0.79|CN A 9600 1410|GE A 69.7 3.7|ID A 1905 283
IN A 3287 1450|IQ A 438 46|IR A 1648 91|JO A 89.3 11.5|JP A 378 124|KH A 181 17.6|KP A 120 26|KR A 100 52
KW A 17.8 4.9|KZ A 2725 20.5|KG A 200 7.2|LA A 237 7.8|LK A 65.6 23|MM A 677 54|MN A 1564 3.5|MV A 0.3 0.53
MY A 330 35|NP A 147 30|OM A 310 5.3|PH A 300 116|PK A - 251|QA A 11.6 3|SA A 2150 34|SG A 0.73 6
TH A 513 72|TJ A 143 10.6|TR A 784 86|UZ A 449 36|VN A 331 101|YE A 528 40
AO F 1247 38|BF F 274 23.5|BJ F 115 14.5|BW F 582 2.5|CD F 2345 109|CF F 623 5.3|CG F 342 6.3|CI F 322 32
CM F 475 29|DZ F 2382 47|EG F 1002 116|ET F 1104 132|GA F 268 2.5|GH F 239 34|GM F 11 2.8|GN F 246 14.8
KE F 580 56|LR F 111 5.6|LS F 30.4 2.3|LY F 1760 7.4|MA F - 38|MG F 587 32|ML F 1240 24.5|MR F 1031 5.2
MU F 2.04 1.3|MW F 118 21.7|MZ F 802 35|NA F 824 3|NE F 1267 27|NG F 924 233|RW F 26.3 14.3|SD F 1886 50
SL F 71.7 8.6|SN F 197 18.5|SO F 638 19|SZ F 17.4 1.2|TD F 1284 20|TG F 56.8 9.5|TN F 164 12.3|TZ F 945 69
UG F 242 50|ZA F 1221 64|ZM F 753 21|ZW F 391 16.6
AR M 2780 46|BO M 1099 12.4|BR M 8516 212|BS M 13.9 0.4|BZ M 23 0.42|CA M 9985 41|CL M 756 19.8|CO M 1142 53
CR M 51.1 5.1|CU M 110 -|DO M 48.7 11.4|EC M 277 18|GT M 109 18.4|GY M 215 0.83|HN M 112 10.8|HT M 27.8 11.8
JM M 11 2.8|MX M 1964 131|NI M 130 6.9|PA M 75.4 4.5|PE M 1285 34|PY M 407 6.9|SR M 164 0.63|SV M 21 6.3
TT M 5.13 1.5|US M 9525 343|UY M 176 3.4|VE M 916 28
AU O 7692 27|FJ O 18.3 0.93|NZ O 268 5.3|PG O 463 10.6|TO O 0.75 0.1|VU O 12.2 0.33|WS O 2.84 0.22
`

export interface Figures {
  readonly country: string
  readonly continent: string
  /** Square kilometres. */
  readonly area: number | undefined
  readonly people: number | undefined
}

const known = (text: string | undefined, unit: number) =>
  text === undefined || text === '-' ? undefined : Math.round(Number(text) * unit)

export const figures: readonly Figures[] = FIGURES.trim()
  .split(/[|\n]/)
  .map((entry) => {
    const [country = '', continent = '', area, people] = entry.split(' ')
    return { country, continent, area: known(area, 1000), people: known(people, 1_000_000) }
  })

const byCountry = new Map(figures.map((one) => [one.country, one]))

export const figuresOf = (country: string): Figures | undefined => byCountry.get(country)

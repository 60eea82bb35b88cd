/** Land borders, best known first; after a bar come countries about which one may argue, and a `-` is never asked itself. */
const BORDERS = `
FR:BE LU DE CH IT ES AD MC|NL BR SR
DE:DK PL CZ AT CH FR LU BE NL
IT:FR CH AT SI SM VA
CH:DE AT LI IT FR
AT:DE CZ SK HU SI IT CH LI
PL:DE CZ SK UA BY LT RU
BE:NL DE LU FR
BR:UY AR PY BO PE CO VE GY SR|FR
AR:CL BO PY BR UY
PE:EC CO BR BO CL
CZ:DE PL SK AT
MX:US GT BZ
HU:AT SK UA RO RS HR SI
SE:NO FI
NO:SE FI RU
TH:MM LA KH MY
EG-:LY SD IL PS
CL:PE BO AR
ZA:NA BW ZW MZ SZ LS
CO:PA VE BR PE EC
TR:GR BG GE AM AZ IR IQ SY|CY
FI:SE NO RU
SK:CZ PL UA HU AT
LU:BE DE FR
VN:CN LA KH
LA:CN VN KH TH MM
BO:PE BR PY AR CL
PY:BO BR AR
LV:EE LT BY RU
LT:LV BY PL RU
SI:IT AT HU HR
BG:RO RS MK GR TR
KE:ET SO SS UG TZ
NG:BJ NE TD CM
MN:RU CN
KZ:RU CN KG UZ TM
UZ:KZ KG TJ AF TM
IR:TR IQ PK AF TM AZ AM
TZ:KE UG RW BI CD ZM MW MZ
MZ:TZ MW ZM ZW ZA SZ
ZM:CD TZ MW MZ ZW NA AO BW
ZW:ZM MZ ZA BW
BW:NA ZM ZW ZA
NA:AO ZM BW ZA
ML:DZ NE BF CI GN SN MR
NE:DZ LY TD NG BJ BF ML
TD:LY SD CF CM NG NE
BF:ML NE BJ TG GH CI
GH:CI BF TG
CI:LR GN ML BF GH
GN:GW SN ML CI LR SL
SN:MR ML GN GW GM
UG:KE SS CD RW TZ
GT:MX BZ HN SV
HN:GT SV NI
NI:HN CR
CR:NI PA
EC:CO PE
UY:AR BR
RO:HU UA MD BG RS
SA:JO IQ KW QA AE OM YE
OM:AE SA YE
BY:LT LV RU UA PL
HR-:SI HU RS BA ME
RS-:HU RO BG MK ME BA HR
MK-:RS BG GR AL
GR-:AL MK BG TR
AL-:ME MK GR
BA-:HR RS ME
DK-:DE
NL-:BE DE
ES-:PT FR AD
PT-:ES
UA-:BY RU PL SK HU RO MD
MD-:RO UA
EE-:LV RU
GE-:RU TR AM AZ
AM-:GE TR AZ IR
AZ-:RU GE AM IR TR
VE-:CO BR GY
GY-:VE BR SR
SR-:GY BR
KH-:TH LA VN
MM-:CN LA TH BD
KG-:KZ UZ TJ CN
TJ-:KG UZ AF CN
TM-:KZ UZ AF IR
IQ-:TR IR KW SA JO SY
JO-:SA IQ SY
YE-:SA OM
AE-:SA OM
LY-:TN DZ NE TD SD EG
SD-:EG LY TD CF SS ET ER
ET-:ER DJ SO KE SS SD
RW-:UG TZ BI CD
MW-:TZ MZ ZM
CD-:CG CF SS UG RW BI TZ ZM AO
CM-:NG TD CF CG GA GQ
BJ-:TG BF NE NG
TG-:GH BF BJ
MR-:DZ ML SN
TN-:DZ LY
DZ-:TN LY NE ML MR
AO-:CD ZM NA
PA-:CR CO
BZ-:MX GT
SV-:GT HN
`

export interface Borders {
  readonly country: string
  readonly neighbours: readonly string[]
  /** Disputed: never offered as an answer. */
  readonly unclear: readonly string[]
  readonly isAsked: boolean
}

export const bordered: ReadonlyMap<string, Borders> = new Map(
  BORDERS.trim()
    .split('\n')
    .map((line) => {
      const [name = '', rest = ''] = line.split(':')
      const [neighbours = '', unclear = ''] = rest.split('|')
      const country = name.slice(0, 2)
      return [
        country,
        {
          country,
          neighbours: neighbours.split(' '),
          unclear: unclear.split(' '),
          isAsked: name.length === 2,
        },
      ]
    }),
)

import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('tricks', {
  hearts: 100,
  spades: 101,
  whist: 102,
  'oh-hell': 103,
  euchre: 104,
  briscola: 105,
  tressette: 106,
  sueca: 107,
  belote: 108,
  'sixty-six': 109,
  'german-whist': 110,
  'knockout-whist': 111,
  'black-maria': 649,
  polignac: 650,
  'nullo-whist': 651,
  manille: 653,
  bisca: 654,
  'tressette-for-two': 656,
  'call-break': 657,
  hokm: 658,
  'schieber-jass': 660,
  'catch-the-ten': 661,
})

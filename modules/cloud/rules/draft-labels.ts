/** Age labels; 0 is everybody. */
export const AGE_LABELS = [0, 7, 12, 16, 18] as const
export type AgeLabel = (typeof AGE_LABELS)[number]

/** The minimum age for each degree of an OARS attribute: mild, moderate, intense. */
const OARS: readonly (readonly [id: RegExp, ages: readonly [number, number, number]])[] = [
  [/^violence-cartoon$/, [3, 4, 6]],
  [/^violence-fantasy$/, [3, 7, 8]],
  [/^violence-realistic$/, [4, 9, 14]],
  [/^violence-bloodshed$/, [9, 11, 18]],
  [/^violence-(worship|desecration|slavery)$/, [13, 15, 18]],
  [/^violence-sexual$|^sex-prostitution$/, [18, 18, 18]],
  [/^drugs-alcohol$/, [11, 13, 16]],
  [/^drugs-narcotics$/, [12, 14, 17]],
  [/^drugs-tobacco$/, [10, 13, 13]],
  [/^sex-(nudity|appearance)$/, [12, 14, 14]],
  [/^sex-/, [13, 14, 15]],
  [/^language-profanity$/, [8, 11, 14]],
  [/^language-discrimination$/, [9, 10, 11]],
  [/^language-humor$/, [3, 8, 14]],
  [/^money-gambling$/, [7, 10, 18]],
]
const DEGREES = ['mild', 'moderate', 'intense']

export interface OarsAnswer {
  readonly id: string
  readonly value: string
}

/** The label for what a game's makers declare; chat and purchases are ignored, since the sandbox has no network. */
export function ageOfOars(answers: readonly OarsAnswer[]): AgeLabel {
  const age = answers.reduce((highest, { id, value }) => {
    const degree = DEGREES.indexOf(value)
    const ages = OARS.find(([ids]) => ids.test(id))?.[1]
    return degree < 0 || !ages ? highest : Math.max(highest, ages[degree]!)
  }, 0)
  return labelFrom(age)
}

/** The first label not below an age; ages of small children count as everybody. */
const labelFrom = (age: number): AgeLabel =>
  age <= 4 ? 0 : (AGE_LABELS.find((label) => label >= age) ?? AGE_LABELS.at(-1)!)

const WORDS: readonly (readonly [AgeLabel, RegExp])[] = [
  [18, /\b(?:sex|sexual|erotic|nude|nudity|strip|porn|hentai|adult)\b/i],
  [16, /\b(?:blood|bloody|gore|gory|zombies?|murder|drugs?|dope|brutal|doom|satan)/i],
  [
    12,
    /\b(?:shoot|shooter|shooting|kill|killing|war|warfare|gun|guns|weapons?|fight|fighting|battle|bombs?|missiles?|destroy|tank|death|casino|poker|gambl)/i,
  ],
]

/** A cautious guess for a game that declares nothing; an operator corrects it. */
export function guessAge(words: string, tags: readonly string[]): AgeLabel {
  const said = WORDS.find(([, pattern]) => pattern.test(words))?.[0]
  if (said !== undefined) return said
  return tags.some((tag) => ['puzzle', 'board', 'cards'].includes(tag)) ? 0 : 7
}

const TAGS: readonly (readonly [tag: string, kinds: RegExp])[] = [
  ['cards', /cardgame|use::gameplaying:card|game::card|\b(?:solitaire|card game|patience|skat|poker)\b/i],
  [
    'board',
    /boardgame|game::board|\b(?:board game|chess|checkers|mahjongg?|reversi|othello|dominoe?s?|backgammon)\b/i,
  ],
  [
    'puzzle',
    /logicgame|blocksgame|kidsgame|game::(?:puzzle|tetris|typing)|\b(?:puzzles?|tetris|sokoban|sudoku|logic|minesweeper|tiles?|brain)\b/i,
  ],
  ['platformer', /game::platform|\b(?:platform(?:er)?|jump(?:ing)?.and.run|jump ?'?n'? ?run|lode runner)\b/i],
  ['racing', /game::sport:racing|\b(?:racing|race|kart|car game)\b/i],
  ['shooter', /shooter|game::fps|\b(?:shoot(?:er|ing)?|shoot.?'?em.?up|space invaders|galaga|asteroids)\b/i],
  [
    'strategy',
    /strategygame|simulation|game::(?:strategy|simulation)|\b(?:strategy|simulation|empire|colony)\b/i,
  ],
  [
    'adventure',
    /adventuregame|roleplaying|game::(?:adventure|rpg)|\b(?:adventure|role.?playing|roguelike|dungeon)\b/i,
  ],
  [
    'arcade',
    /arcadegame|actiongame|sportsgame|game::(?:arcade|sport)|\b(?:arcade|action|breakout|pong|snake|pacman)\b/i,
  ],
]
const MOST_TAGS = 3

/** Our tags from desktop categories, package tags and the description; `arcade` by default. */
export function tagsOf(words: string): string[] {
  const found = TAGS.filter(([, kinds]) => kinds.test(words)).map(([tag]) => tag)
  const kept = found.length === 0 ? ['arcade'] : found.slice(0, MOST_TAGS)
  return /\b(?:two|2)[ -]players?\b|\bhot.?seat\b/i.test(words) ? [...kept, 'twoPlayers'] : kept
}

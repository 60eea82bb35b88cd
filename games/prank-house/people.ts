import { drawing, type Drawing } from './drawing.ts'

export interface Person {
  readonly skin: string
  readonly shirt: string
  readonly legs: string
  /** Lines drawn before the head, after it, and what the head wears while nothing has blown it away. */
  readonly back?: string
  readonly head?: string
  readonly chest?: string
}

const ARM_UP = 'M-36-84Q-64-96-62-128'
const ARM_DOWN = 'M-36-84Q-60-64-52-38'
const mirrored = (path: string) =>
  path
    .replace('M-', 'M')
    .replace('Q-', 'Q')
    .replace(/-(\d+)-(\d+)$/, ' $1-$2')

/** Sleeves by what the person wears; arms go up in joy and fright. */
const arms = (skin: string, shirt: string) =>
  [
    ['?towel', skin],
    ['?pink', '#ff6fae'],
    ['?!towel|pink', shirt],
  ]
    .map(
      ([worn, sleeve]) => `
    ?shock|laugh|dizzy ${worn} l ${sleeve} 17 ${ARM_UP}
    ?shock|laugh|dizzy ${worn} l ${sleeve} 17 ${mirrored(ARM_UP)}
    ?!shock|laugh|dizzy ${worn} l ${sleeve} 17 ${ARM_DOWN}
    ?!shock|laugh|dizzy ${worn} l ${sleeve} 17 ${mirrored(ARM_DOWN)}`,
    )
    .join('') +
  `
    ?shock|laugh|dizzy o ${skin} -62 -130 11
    ?shock|laugh|dizzy o ${skin} 62 -130 11
    ?!shock|laugh|dizzy o ${skin} -52 -34 11
    ?!shock|laugh|dizzy o ${skin} 52 -34 11`

export const person = ({ skin, shirt, legs, back = '', head = '', chest = '' }: Person): Drawing =>
  drawing(
    124,
    190,
    `
    ${back}
    o #4a2b30 -21 -6 19 8
    o #4a2b30 21 -6 19 8
    l ${legs} 19 M-19-36V-14
    l ${legs} 19 M19-36V-14
    ?!towel|pink s ${shirt} M-42-26Q-48-112 0-114Q48-112 42-26Q0-12-42-26Z
    ?towel s ${skin} M-42-26Q-48-112 0-114Q48-112 42-26Q0-12-42-26Z
    ?towel s #f7f3e8 M-44-70Q0-58 44-70L46-24Q0-8-46-24Z
    ?towel l #5fb8c9 5 M-45-36Q0-22 45-36
    ?pink s #ff6fae M-42-26Q-48-112 0-114Q48-112 42-26Q0-12-42-26Z
    ?pink f #ffd0e6 M-12-112L0-70L12-112Z
    ?pink s #d13d84 M0-98L-16-106V-90ZM0-98L16-106V-90Z
    ${chest.replaceAll(/^\s*(?=\S)/gm, '?!towel|pink ')}
    ${arms(skin, shirt)}
    o ${skin} -46 -138 9 12
    o ${skin} 46 -138 9 12
    o ${skin} 0 -140 47 43
    ?!pie|ink e 0 -146 44
    ${head}
    ?scarf s #e2503f M-40-108Q0-92 40-108L38-92Q0-78-38-92Z
    ?scarf s #c23a2d M14-96L34-96L32-50L16-52Z
    ?cream o #fffdf4 52 -42 20 15
    ?cream o #fffdf4 46 -54 13 11
    ?pie s #fffdf4 M-44-150Q-50-180-14-178Q4-196 24-178Q54-176 46-146Q56-120 30-112Q8-94-16-110Q-52-112-44-150Z
    ?pie e 0 -146 40
    ?pie o #ff4d5e 0 -132 9
    ?ink s #272d4a M-44-150Q-50-178-14-176Q6-194 26-176Q52-172 44-146Q52-122 36-118Q30-98 22-116Q4-106-8-118Q-22-94-28-118Q-52-122-44-150Z
    ?ink e 0 -146 40
    ?ink f #272d4a M-30-84q-10 16 0 18q10-2 0-18ZM20-92q-12 20 0 22q12-2 0-22Z
    ?honey s #ffb52e M-52-172Q0-194 52-172Q54-146 46-146Q38-126 32-150Q22-132 14-156Q2-140-8-158Q-18-128-26-150Q-40-134-46-146Q-56-150-52-172Z
    ?honey f #ffdf8a M-38-168Q-16-178 2-174Q-18-166-36-160Z
    ?sand s #e3bd74 M-78-4Q-70-98 0-104Q70-98 78-4Q44 10 0 10Q-44 10-78-4Z
    ?sand f #f3d79c M-52-40Q-40-86-4-92Q-36-70-44-36Z
    ?sand o #f2603f 56 -6 14 8
    ?foam o #ffffff -22 -182 17 14
    ?foam o #ffffff 20 -184 19 15
    ?foam o #f2fbff 0 -190 18 15
    ?foam o #ffffff -24 -108 17 13
    ?foam o #ffffff 22 -106 18 14
    ?foam o #f2fbff 0 -98 20 14
    ?wet f #5cc8ff M-30-184q-12 18 0 20q12-2 0-20ZM34-178q-12 18 0 20q12-2 0-20ZM-56-106q-12 18 0 20q12-2 0-20ZM58-88q-12 18 0 20q12-2 0-20Z
    ?wet f #8fdcff88 M-42-26Q-48-112 0-114Q48-112 42-26Q0-12-42-26Z
    ?mud s #7a4a22 M-50-26Q-54-84-20-80Q0-100 30-78Q54-76 48-22Q0-6-50-26Z
    ?mud o #7a4a22 -30 -172 18 13
    ?mud o #7a4a22 28 -116 16 12
    ?ice b #bfefff99 -66 -194 132 192 26
    ?ice l #ffffff 6 M-46-168V-90M-32-176V-150
    `,
    44,
  )

export const moustache = (color: string) =>
  `s ${color} M0-130Q-20-142-38-124Q-20-108 0-120Q20-108 38-124Q20-142 0-130Z`

const UNCLE_HEAD = `
  o #e9a183 0 -134 9 8
  ?!pie|foam ${moustache('#e2742a')}
  ?!foam s #e2742a M-46-146Q-58-172-38-174Q-36-160-42-146Z
  ?!foam s #e2742a M46-146Q58-172 38-174Q36-160 42-146Z
  ?!foam l #e2742a 5 M-4-182Q4-198 14-188`

/** The people of the house and its neighbours. */
export const people: Readonly<Record<string, Drawing>> = {
  uncle: person({
    skin: '#f6bd9b',
    shirt: '#4d8fe0',
    legs: '#3a6fbd',
    head: UNCLE_HEAD,
    chest: 'l #bfe0ff 6 M-20-108Q-24-60-20-22M0-112V-20M20-108Q24-60 20-22',
  }),
  gent: person({
    skin: '#f6bd9b',
    shirt: '#3c4664',
    legs: '#2c3350',
    chest: 'f #ffffff M-14-112L0-64L14-112Z',
    head: `o #e9a183 0 -134 9 8
      ?!mud ${moustache('#3b2a26')}
      ?!mud b #2c3350 -30 -226 60 52 8
      ?!mud b #2c3350 -50 -184 100 13 6
      ?!mud r #d8433c -30 -196 60 10 0
      ?honey s #ffb52e M-32-220Q0-234 32-220Q34-202 27-204Q20-186 12-206Q-4-196-12-206Q-22-188-30-204Q-36-206-32-220Z`,
  }),
  gardener: person({
    skin: '#c98a62',
    shirt: '#5aa845',
    legs: '#3f6fae',
    chest: 's #3f6fae M-34-70H34L38-22Q0-12-38-22Z',
    head: `o #b3714b 0 -134 9 8
      ${moustache('#f3efe6')}
      s #f1c860 M-72-164Q0-192 72-164Q0-148-72-164Z
      s #f1c860 M-34-170Q-30-206 0-206Q30-206 34-170Q0-160-34-170Z
      l #c9432f 6 M-34-172Q0-162 34-172`,
  }),
  farmer: person({
    skin: '#f2b492',
    shirt: '#d1453b',
    legs: '#35508c',
    chest: 's #35508c M-34-70H34L38-22Q0-12-38-22Z',
    head: `o #e0946f 0 -134 9 8
      s #e8bb55 M-66-164Q0-190 66-164Q0-150-66-164Z
      s #e8bb55 M-32-168Q-28-202 0-202Q28-202 32-168Q0-158-32-168Z`,
  }),
  guard: person({
    skin: '#eab08c',
    shirt: '#2f5c9e',
    legs: '#22406f',
    chest: 'c #ffd34d 18 -84 8',
    head: `o #d98e68 0 -134 10 9
      ?!bare ${moustache('#4b2f22')}
      ?!bare s #22406f M-46-162Q-44-208 0-208Q44-208 46-162Z
      ?!bare s #16294a M-50-164Q0-180 50-164Q0-148-50-164Z
      ?!bare o #ffd34d 0 -184 9
      ?bare l #4b2f22 4 M-6-184Q-4-196-10-204M6-184Q6-196 12-202`,
  }),
  granny: person({
    skin: '#f7c8ab',
    shirt: '#9a5fc7',
    legs: '#f7c8ab',
    back: `?!bald o #e9e6f2 0 -150 56 50
      ?!bald o #f5f3fb 0 -206 24 20`,
    chest: 'f #f3e4ff M-40-30Q0-16 40-30V-22Q0-8-40-22ZM-20-110Q0-96 20-110Q0-80-20-110Z',
    head: `?!bald s #f5f3fb M-48-150Q-44-190 0-190Q44-190 48-150Q28-172 0-172Q-28-172-48-150Z
      ?bald l #d9d4ea 4 M-4-182Q-8-196-2-202M6-182Q10-194 6-200
      o #e9a48a 0 -134 7 6
      l #ffcf4a 3.5 M-32-151a15 15 0 1 0 30 0a15 15 0 1 0-30 0M2-151a15 15 0 1 0 30 0a15 15 0 1 0-30 0`,
  }),
  kit: drawing(
    110,
    120,
    `
    s #e2503f M-46 40Q-52-34 0-38Q52-34 46 40Z
    l #ffffff 4 M-10-34V-10M10-34V-10
    o #f2b78f -44 -70 8 11
    o #f2b78f 44 -70 8 11
    o #f7c6a0 0 -72 44 40
    s #6b3f22 M-44-80Q-46-112 0-114Q46-112 44-80Q24-98-6-92Q-30-96-44-80Z
    e 0 -70 42
    s #ffcb3d M-42-92Q-40-128 4-128Q44-126 42-92Q0-108-42-92Z
    s #f0a81e M20-100Q72-112 76-94Q50-82 24-90Z
    c #f0a81e 2 -127 6
    c #e08a6a66 -24 -54 8 5
    o #f7c6a0 -40 6 13
    o #f7c6a0 40 6 13`,
  ),
}

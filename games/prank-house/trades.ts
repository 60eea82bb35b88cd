import type { Drawing } from './drawing.ts'
import { moustache, person } from './people.ts'

/** People at their work: each is proud of something, and that is where it will hurt. */
export const trades: Readonly<Record<string, Drawing>> = {
  cook: person({
    skin: '#f6c6a4',
    shirt: '#f4f1ea',
    legs: '#4a5568',
    chest: `f #d8433c M-16-112L0-92L16-112L10-78L0-90L-10-78Z
      c #b9c0cc 12 -66 4
      c #b9c0cc 12 -46 4`,
    head: `o #e9a183 0 -134 9 8
      ${moustache('#3b2a26')}
      ?!pancake o #ffffff -24 -208 20 17
      ?!pancake o #ffffff 24 -208 20 17
      ?!pancake o #ffffff 0 -214 24 17
      ?!pancake b #ffffff -34 -204 68 32 6
      ?!pancake l #d5dbe3 3 M-16-196V-178M0-198V-178M16-196V-178
      ?pancake s #c9822f M-66-176Q0-206 66-176Q72-150 56-150Q50-128 42-156Q0-172-42-156Q-48-124-58-150Q-72-150-66-176Z
      ?pancake o #f2c46d 0 -180 56 13
      ?pancake b #fff3a8 -11 -196 24 13 3`,
  }),
  teacher: person({
    skin: '#f0bf9c',
    shirt: '#2f8a84',
    legs: '#f0bf9c',
    back: `o #7a4a2b 0 -152 55 47
      o #7a4a2b 0 -204 22 18`,
    chest: `s #246b66 M-44-40Q0-26 44-40L50-16Q0-2-50-16Z
      f #fdf6e6 M-22-110L0-88L22-110L14-84L0-94L-14-84Z`,
    head: `?!ink s #7a4a2b M-48-146Q-46-190 0-190Q46-190 48-146Q30-166-6-176Q-26-166-48-146Z
      o #d99a78 0 -134 7 6
      l #33405c 3.5 M-32-151a15 15 0 1 0 30 0a15 15 0 1 0-30 0M2-151a15 15 0 1 0 30 0a15 15 0 1 0-30 0`,
  }),
  strongman: person({
    skin: '#e8b08a',
    shirt: '#d8433c',
    legs: '#2c3350',
    chest: `f #e8b08a M-30-112Q-20-76 0-74Q20-76 30-112Z
      l #a92f33 4 M-24-60Q0-46 24-60
      r #2a1a14 -41 -40 82 12 3
      c #ffcb3d 0 -34 9`,
    head: `o #d08f68 0 -134 10 9
      ${moustache('#2a1a14')}
      l #2a1a14 6 M-37-124Q-54-120-52-138M37-124Q54-120 52-138
      l #2a1a14 5 M-10-183Q0-190 10-183`,
  }),
  pirate: person({
    skin: '#d99a6c',
    shirt: '#7d2b3f',
    legs: '#33405c',
    chest: `f #f3ead6 M-18-112L0-58L18-112Z
      r #2a1a14 -41 -44 82 12 3
      b #ffcb3d -9 -47 18 18 3`,
    head: `o #c17f52 0 -134 10 9
      s #3b2a26 M-47-140Q-48-98 0-92Q48-98 47-140Q38-108 0-106Q-38-108-47-140Z
      ?!ink s #2b2f45 M-64-164Q-44-222 0-206Q44-222 64-164Q0-192-64-164Z
      ?!ink l #ffcb3d 4 M-60-166Q0-192 60-166
      ?!ink o #ffffff 0 -194 9 8
      ?!ink c #2b2f45 -3 -195 2
      ?!ink c #2b2f45 3 -195 2
      l #ffcb3d 4 M-56-126a6 6 0 1 0 12 0a6 6 0 1 0-12 0`,
  }),
  knight: person({
    skin: '#f6bd9b',
    shirt: '#aab6c6',
    legs: '#8593a6',
    chest: `l #dfe7f0 4 M-34-84Q0-70 34-84M-38-58Q0-44 38-58M0-110V-24
      ?!oil f #b5713a M-36-40Q-24-54-14-40Q-22-30-36-40ZM16-92Q30-100 34-86Q24-78 16-92Z
      ?oil f #ffffffaa M-30-96Q-38-60-34-34L-26-36Q-30-64-22-98Z`,
    head: `o #e9a183 0 -134 9 8
      ${moustache('#c98a3c')}
      s #b9c5d4 M-56-122Q-62-202 0-202Q62-202 56-122L43-114Q46-178 0-178Q-46-178-43-114Z
      l #dfe7f0 4 M-40-176Q-28-194-6-197
      s #e2503f M-4-200Q-18-234 24-230Q52-224 44-190Q26-212-4-200Z`,
  }),
}

import { either, type PrankScene } from './scene.ts'

/** Pranks in the sand. */
export const beach: PrankScene = {
  id: 'beach',
  room: 'beach',
  things: {
    parasol: { art: 'parasol', at: [316, 318], start: 'calm', still: true },
    uncle: {
      art: 'uncle',
      at: [316, 334],
      start: 'calm+towel',
      size: 0.8,
      places: { 'shock+towel+sand': [168, 372] },
    },
    mound: { art: 'mound', at: [166, 352], start: 'castle' },
    crab: {
      art: 'crab',
      at: [88, 326],
      start: 'sly',
      size: 0.8,
      places: { 'love+shell': [72, 330] },
    },
    spade: { art: 'spade', at: [54, 344], start: 'kept', can: 'drag', places: { free: [96, 376] } },
    shell: { art: 'shell', at: [352, 394], start: 'calm', can: 'drag' },
    towel: { art: 'towel', at: [284, 400], start: 'calm', can: 'drag' },
    ice: { art: 'ice', at: [216, 404], start: 'calm', can: 'drag', size: 0.9 },
  },
  goal: { uncle: 'shock+towel+sand' },
  reactions: [
    ...either(['drag shell crab', 'drag shell spade'], {
      when: { crab: 'sly' },
      turns: { crab: 'love+shell', shell: 'gone', spade: 'free' },
      acts: '0 crab hop; .3 shell =; .4 crab =; .5 spade =; .6 crab hearts; .7 crab spin',
    }),
    {
      on: 'drag spade mound',
      when: { spade: 'kept' },
      acts: 'crab as angry 1; crab hop; .2 crab say !; .4 spade shake',
    },
    {
      on: 'drag spade mound',
      when: { mound: 'castle' },
      turns: { mound: 'hole', spade: 'gone' },
      acts: '0 spade fly 60 -40; .3 mound crumbs; .5 mound =; .6 spade =; .6 mound crumbs; .8 uncle as sad+towel 1',
    },
    {
      on: 'drag towel mound',
      when: { mound: 'hole' },
      turns: { mound: 'hidden', towel: 'gone' },
      acts: '0 towel fly -100 -50; .5 towel =; .5 mound =; .6 mound squash',
    },
    {
      on: 'drag towel mound',
      acts: '0 towel fly -100 -70; .4 mound squash; .6 towel spin; .7 uncle as angry+towel 1',
    },
    {
      on: 'drag ice mound',
      when: { mound: 'hidden' },
      turns: { mound: 'fallen', uncle: 'shock+towel+sand', ice: 'gone' },
      acts: '0 ice fly -50 -40; .3 uncle as love+towel 0.9; .4 uncle hop; .9 ice =; 1 mound =; 1 uncle =; 1.1 uncle crumbs; 1.3 uncle squash; 1.5 crab as laugh+shell 2; 1.6 crab hop; 1.8 uncle say !; 2 uncle tremble; 2.1 crab hop',
    },
    {
      on: 'drag ice mound',
      when: { mound: 'hole' },
      acts: '0 ice fly -50 -40; .4 uncle as love+towel 0.6; .5 uncle nod; 1 uncle as sly+towel 1; 1.1 uncle say ?',
    },
    {
      on: 'drag ice mound',
      acts: '0 ice fly -50 -60; .4 mound squash; .5 ice splash; .6 uncle as sad+towel 1',
    },
    {
      on: 'drag ice uncle',
      acts: '0 ice fly 130 -140; .4 uncle as love+towel 1; .5 uncle hop; .6 ice shake',
    },
    { on: 'drag ice crab', acts: '0 ice fly -90 -60; .4 crab as dizzy 1; .5 crab splash; .6 crab spin' },
    { on: 'drag shell uncle', acts: '0 shell fly -30 -140; .4 uncle as laugh+towel 1; .5 uncle say ♪' },
    {
      on: 'drag shell mound',
      acts: '0 shell fly -180 -80; .4 mound squash; .6 crab as sad 1; .7 crab say !',
    },
    { on: 'drag towel uncle', acts: '0 towel fly 40 -110; .4 uncle as angry+towel 1; .5 uncle shake' },
    { on: 'drag towel crab', acts: '0 towel fly -180 -70; .4 crab as angry 1; .5 crab squash; .6 crab hop' },
    { on: 'drag spade uncle', acts: '0 spade fly 190 -120; .4 uncle as dizzy+towel 1; .5 uncle stars' },
    {
      on: 'tap mound',
      when: { mound: 'castle' },
      acts: 'mound squash; mound crumbs; .3 uncle as angry+towel 1',
    },
    { on: 'tap mound', acts: 'mound nod; mound crumbs; .3 crab as laugh 0.9' },
    { on: 'tap crab', acts: 'crab as angry 0.9; crab hop; crab say !' },
    { on: 'tap spade', when: { spade: 'kept' }, acts: 'spade shake; .1 crab as angry 0.9; .2 crab hop' },
    { on: 'tap spade', acts: 'spade spin; spade crumbs' },
    { on: 'tap uncle', acts: 'uncle as laugh+towel 1; uncle hop; uncle say ♪' },
    { on: 'tap shell', acts: 'shell hop; .2 crab as love 0.9' },
    { on: 'tap towel', acts: 'towel squash; towel puff' },
    { on: 'tap ice', acts: 'ice nod; ice splash; .2 uncle as love+towel 0.8' },
  ],
}

export const pirate: PrankScene = {
  id: 'pirate',
  room: 'beach',
  things: {
    palm: { art: 'palm', at: [74, 322], start: 'calm', still: true },
    parrot: { art: 'parrot', at: [128, 244], start: 'sly' },
    pirate: {
      art: 'pirate',
      at: [322, 330],
      start: 'sleep',
      size: 0.82,
      places: { 'shock+ink': [306, 348] },
    },
    chest: { art: 'chest', at: [208, 352], start: 'shut' },
    key: { art: 'key', at: [88, 196], start: 'kept', can: 'drag', places: { free: [118, 372] } },
    octopus: { art: 'octopus', at: [340, 400], start: 'calm', can: 'drag', size: 0.85 },
    bread: { art: 'bread', at: [188, 400], start: 'calm', can: 'drag' },
  },
  goal: { pirate: 'shock+ink' },
  reactions: [
    ...either(['drag bread parrot', 'drag bread key'], {
      when: { parrot: 'sly' },
      turns: { parrot: 'love', bread: 'gone', key: 'free' },
      acts: '0 parrot hop; .3 bread =; .4 parrot =; .4 key =; .6 parrot hearts; .8 key stars',
    }),
    {
      on: 'drag key chest',
      when: { key: 'kept' },
      acts: 'parrot as angry 1; parrot hop; .2 parrot say !; .4 key shake',
    },
    {
      on: 'drag key chest',
      when: { key: 'free' },
      turns: { key: 'gone', chest: 'open' },
      acts: '0 key fly 90 -50; .4 key spin; .6 key =; .7 chest =; .7 chest stars; .9 pirate say Z',
    },
    {
      on: 'drag octopus chest',
      when: { chest: 'open' },
      turns: { octopus: 'gone', chest: 'open+octopus' },
      acts: '0 octopus fly -130 -70; .5 octopus =; .5 chest =; .6 chest splash; .7 chest squash',
    },
    {
      on: 'drag octopus chest',
      acts: '0 octopus fly -130 -90; .4 chest shake; .5 octopus as sad 1; .6 octopus say ?',
    },
    {
      on: 'tap chest',
      when: { chest: 'open+octopus' },
      turns: { chest: 'shut+octopus' },
      acts: 'chest =; chest squash; .3 parrot as laugh 1',
    },
    { on: 'tap chest', when: { chest: 'shut' }, acts: 'chest shake; chest say ?; .3 pirate say Z' },
    { on: 'tap chest', when: { chest: 'shut+octopus' }, acts: 'chest tremble; .3 parrot as laugh 1' },
    { on: 'tap chest', acts: 'chest nod; chest say …; .3 octopus as sly 1' },
    {
      on: 'tap parrot',
      when: { chest: 'shut+octopus' },
      turns: { pirate: 'shock+ink', chest: 'open+octopus' },
      acts: '0 parrot squash; 0 parrot say ♪; .3 parrot hop; .4 pirate as shock 0.6; .5 pirate hop; .9 pirate as love 0.8; 1.2 chest =; 1.3 chest tremble; 1.5 pirate =; 1.5 pirate splash; 1.6 pirate spin; 2.1 chest squash; 2.2 parrot as laugh 2; 2.3 parrot hop; 2.5 pirate tremble; 2.6 parrot hop',
    },
    {
      on: 'tap parrot',
      when: { chest: 'open+octopus' },
      acts: '0 parrot say ♪; .3 pirate as shock 0.7; .5 pirate say !; 1 chest tremble; 1.1 pirate as sly 0.9',
    },
    {
      on: 'tap parrot',
      when: { parrot: 'love' },
      acts: 'parrot squash; parrot say ♪; .3 pirate as angry 0.9; .5 pirate nod; 1.2 pirate say Z',
    },
    { on: 'tap parrot', acts: 'parrot as angry 0.9; parrot shake; .3 key nod; .5 pirate say Z' },
    { on: 'tap key', acts: 'key spin; key stars; .2 parrot as sly 0.9' },
    { on: 'tap pirate', acts: 'pirate squash; pirate say Z; .4 parrot as laugh 0.9' },
    { on: 'tap octopus', acts: 'octopus squash; octopus splash; .2 octopus as laugh 0.8' },
    { on: 'tap bread', acts: 'bread squash; bread crumbs; .2 parrot as love 0.8' },
    {
      on: 'drag octopus pirate',
      acts: '0 octopus fly -20 -120; .4 pirate as love 1; .5 octopus as shock 1; .9 pirate say Z',
    },
    {
      on: 'drag octopus parrot',
      acts: '0 octopus fly -200 -180; .4 parrot as shock 1; .5 parrot spin; .7 octopus as dizzy 1',
    },
    {
      on: 'drag bread pirate',
      acts: '0 bread fly 130 -110; .4 pirate crumbs; .5 pirate as sly 1; .7 pirate say Z',
    },
    { on: 'drag bread octopus', acts: '0 bread fly 140 -20; .4 octopus as angry 1; .5 octopus splash' },
    {
      on: 'drag bread chest',
      acts: '0 bread fly 20 -60; .4 bread crumbs; .5 chest shake; .7 parrot as sad 1',
    },
    { on: 'drag key pirate', acts: '0 key fly 180 -90; .4 pirate as sly 1; .5 key stars; .7 pirate say Z' },
  ],
}

import type { PrankScene } from './scene.ts'

/** Pranks as chain reactions. */
export const banana: PrankScene = {
  id: 'banana',
  room: 'living',
  things: {
    uncle: { art: 'uncle', at: [92, 318], start: 'calm', size: 0.8, places: { 'dizzy+pie': [196, 330] } },
    table: { art: 'table', at: [270, 352], start: 'calm', size: 0.9, still: true },
    cake: { art: 'cake', at: [270, 290], start: 'calm', size: 0.9 },
    dog: { art: 'dog', at: [344, 394], start: 'sad', size: 0.75 },
    banana: {
      art: 'banana',
      at: [206, 396],
      start: 'whole',
      can: 'drag',
      places: { bare: [206, 396], peel: [286, 398], 'peel+laid': [146, 352] },
    },
  },
  goal: { uncle: 'dizzy+pie' },
  reactions: [
    {
      on: 'tap banana',
      when: { banana: 'whole' },
      turns: { banana: 'bare' },
      acts: 'banana spin; .2 banana =; .3 dog as love 1',
    },
    {
      on: 'drag banana dog',
      when: { banana: 'bare' },
      turns: { banana: 'peel', dog: 'love' },
      acts: '0 banana fly 130 -30; .4 dog hop; .4 banana =; .5 dog =; .6 dog hearts',
    },
    {
      on: 'drag banana dog',
      when: { banana: 'whole' },
      acts: '0 banana fly 130 -40; .4 dog as dizzy 1; .5 dog say ?',
    },
    {
      on: 'drag banana uncle',
      when: { banana: 'peel' },
      turns: { banana: 'peel+laid', uncle: 'dizzy+pie', cake: 'gone' },
      acts: '0 banana =; .4 uncle as shock 0.6; .5 uncle spin; .9 uncle =; .9 cake =; 1 uncle foam; 1.1 uncle squash; 1.4 dog as laugh 2; 1.5 dog hop; 1.7 uncle tremble',
    },
    {
      on: 'drag banana uncle',
      when: { banana: 'whole' },
      acts: '0 banana fly -100 -120; .4 uncle as sly 1; .5 uncle say ♪',
    },
    {
      on: 'drag banana uncle',
      acts: '0 banana fly -100 -120; .4 uncle as love 1; .5 dog as sad 1; .6 dog say !',
    },
    {
      on: 'drag banana cake',
      acts: '0 banana fly 70 -110; .4 cake squash; .5 uncle as angry 1; .6 uncle say !',
    },
    { on: 'tap banana', when: { banana: 'bare' }, acts: 'banana squash; dog as love 1; dog say !' },
    { on: 'tap banana', acts: 'banana shake; banana puff' },
    { on: 'tap uncle', acts: 'uncle as laugh 1; uncle hop' },
    { on: 'tap dog', acts: 'dog as shock 0.8; dog hop; dog say !' },
    { on: 'tap cake', acts: 'cake squash; .2 uncle as angry 1; .2 uncle say #!' },
  ],
}

export const seesaw: PrankScene = {
  id: 'seesaw',
  room: 'garden',
  things: {
    gent: { art: 'gent', at: [76, 322], start: 'calm', size: 0.8 },
    seesaw: { art: 'seesaw', at: [196, 362], start: 'calm', size: 0.9 },
    cow: { art: 'cow', at: [322, 340], start: 'calm', size: 0.9, places: { laugh: [288, 322] } },
    frog: { art: 'frog', at: [196, 402], start: 'sly', size: 0.8 },
    pie: { art: 'cream', at: [96, 396], start: 'calm', can: 'drag' },
    cabbage: { art: 'cabbage', at: [330, 400], start: 'calm', can: 'drag' },
  },
  goal: { gent: 'shock+pie' },
  reactions: [
    {
      on: 'drag pie seesaw',
      when: { seesaw: 'calm' },
      turns: { seesaw: 'pie', pie: 'gone' },
      acts: '0 pie fly 20 -40; .4 pie =; .4 seesaw =; .5 seesaw squash; .6 gent as love 0.8',
    },
    {
      on: 'drag pie seesaw',
      when: { seesaw: 'cabbage' },
      turns: { seesaw: 'both', pie: 'gone' },
      acts: '0 pie fly 20 -40; .4 pie =; .4 seesaw =; .5 seesaw squash; .6 gent as love 0.8',
    },
    {
      on: 'drag cabbage seesaw',
      when: { seesaw: 'calm' },
      turns: { seesaw: 'cabbage', cabbage: 'gone' },
      acts: '0 cabbage fly -60 -60; .4 cabbage =; .4 seesaw =; .5 cow as love 1',
    },
    {
      on: 'drag cabbage seesaw',
      when: { seesaw: 'pie' },
      turns: { seesaw: 'both', cabbage: 'gone' },
      acts: '0 cabbage fly -60 -60; .4 cabbage =; .4 seesaw =; .5 cow as love 1',
    },
    {
      on: 'tap cow',
      when: { seesaw: 'both' },
      turns: { cow: 'laugh', seesaw: 'tipped', gent: 'shock+pie' },
      acts: '0 cow hop; .3 cow =; .4 cow squash; .5 seesaw =; .5 seesaw tremble; .9 gent =; .9 gent foam; 1 gent hop; 1.2 frog as laugh 2; 1.3 frog hop; 1.5 cow nod; 1.7 gent tremble; 1.9 frog hop',
    },
    {
      on: 'tap cow',
      when: { seesaw: 'cabbage' },
      acts: 'cow as love 1; cow nod; .4 seesaw shake; .5 frog say ?',
    },
    { on: 'tap cow', when: { seesaw: 'pie' }, acts: 'cow as sad 1; cow shake; cow say …' },
    { on: 'tap cow', acts: 'cow squash; cow say ♪' },
    { on: 'drag pie gent', acts: '0 pie fly -20 -120; .4 gent as sly 1; .5 gent say ♪; .7 frog as sad 1' },
    { on: 'drag pie cow', acts: '0 pie fly 200 -80; .5 cow as dizzy 1; .6 cow foam' },
    { on: 'drag pie frog', acts: '0 pie fly 100 -10; .4 frog foam; .5 frog as shock 1; .6 frog hop' },
    { on: 'drag cabbage cow', acts: '0 cabbage fly -20 -60; .4 cow as angry 1; .5 cow say !' },
    { on: 'drag cabbage gent', acts: '0 cabbage fly -240 -130; .5 gent as dizzy 1; .5 gent stars' },
    { on: 'drag cabbage frog', acts: '0 cabbage fly -130 -10; .4 frog squash; .5 frog as angry 1' },
    { on: 'tap seesaw', acts: 'seesaw nod; seesaw say ♪; .3 frog hop' },
    { on: 'tap gent', acts: 'gent as angry 0.9; gent nod; gent say !' },
    { on: 'tap frog', acts: 'frog hop; frog say ♪' },
    { on: 'tap pie', acts: 'pie squash; pie foam' },
    { on: 'tap cabbage', acts: 'cabbage spin' },
  ],
}

export const snowball: PrankScene = {
  id: 'snowball',
  room: 'snow',
  things: {
    tree: { art: 'fir', at: [60, 300], start: 'snowy' },
    ball: {
      art: 'snowball',
      at: [128, 330],
      start: 'small',
      can: 'hold',
      places: { big: [128, 336] },
    },
    rabbit: { art: 'rabbit', at: [204, 344], start: 'calm', size: 0.8, places: { love: [68, 398] } },
    uncle: {
      art: 'uncle',
      at: [320, 346],
      start: 'calm+scarf',
      size: 0.78,
      places: { 'dizzy+scarf+foam': [330, 366] },
    },
    carrot: { art: 'carrot', at: [266, 398], start: 'calm', can: 'drag' },
  },
  goal: { uncle: 'dizzy+scarf+foam' },
  reactions: [
    {
      on: 'hold ball',
      when: { ball: 'small' },
      turns: { ball: 'big' },
      acts: '0 ball spin; .4 ball =; .5 ball squash; .6 ball snow; .7 rabbit as shock 1',
    },
    {
      on: 'drag carrot rabbit',
      when: { rabbit: 'calm' },
      turns: { rabbit: 'love', carrot: 'gone' },
      acts: '0 rabbit as shock 0.3; .3 carrot =; .3 rabbit =; .4 rabbit hop; .6 rabbit hearts',
    },
    {
      on: 'tap ball',
      when: { ball: 'big', rabbit: 'love' },
      turns: { ball: 'gone', uncle: 'dizzy+scarf+foam', tree: 'bare' },
      acts: '0 ball tremble; .3 ball fly 190 20; .4 uncle as shock+scarf 0.5; .5 uncle hop; .9 ball =; .9 uncle =; .9 uncle snow; 1 uncle spin; 1.2 tree =; 1.2 tree snow; 1.4 rabbit as laugh 2; 1.5 rabbit hop; 1.8 uncle tremble',
    },
    {
      on: 'tap ball',
      when: { ball: 'big' },
      acts: '0 ball tremble; .3 rabbit as shock 1; .4 rabbit hop; .5 rabbit say !',
    },
    { on: 'tap ball', acts: 'ball hop; ball snow; .3 uncle as laugh+scarf 1' },
    { on: 'hold ball', acts: 'ball tremble; ball say !; .3 rabbit as angry 1' },
    {
      on: 'drag carrot uncle',
      acts: '0 carrot fly 50 -110; .4 uncle as sly+scarf 1; .5 rabbit as sad 1; .6 rabbit say !',
    },
    {
      on: 'drag carrot ball',
      acts: '0 carrot fly -130 -80; .4 ball squash; .5 ball say ?; .6 rabbit as love 0.8',
    },
    {
      on: 'drag carrot tree',
      acts: '0 carrot fly -200 -120; .4 tree shake; .5 tree snow; .6 rabbit as dizzy 1',
    },
    { on: 'tap tree', acts: 'tree shake; tree snow; .3 rabbit as shock 0.8' },
    { on: 'tap rabbit', acts: 'rabbit as angry 0.9; rabbit hop; rabbit say !' },
    { on: 'tap uncle', acts: 'uncle as laugh+scarf 1; uncle hop; uncle say ♪' },
    { on: 'tap carrot', acts: 'carrot spin' },
  ],
}

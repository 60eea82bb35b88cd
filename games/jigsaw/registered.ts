import { register } from '#kit/game/register.ts'

/** Written by `npm run registry` from games/registry.tsv; do not edit. */
export const registered = register('jigsaw', {
  'turned-blocks': 1027,
  'picture-orbit': 1028,
  'corner-flips': 1029,
  'picture-blinds': 1046,
  'twisted-ribbons': 1047,
  'geared-lines': 1048,
  'island-jigsaw': 1330,
  'postcard-swap': 1331,
  'picture-rings': 1332,
  'spun-crosses': 1729,
  'whirled-corners': 1730,
  'looping-lines': 1731,
  'mirrored-lines': 1732,
})

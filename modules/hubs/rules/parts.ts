/** A part of a kind, with its games one by one: no fact of a game tells. */
export interface Part {
  /** The kind it belongs to. */
  readonly under: string
  readonly games: string
}

/** Parts of kinds by slug. */
export const PARTS: Readonly<Record<string, Part>> = {
  klondike: {
    under: 'solitaire',
    games: `klondike-solitaire klondike-draw-three double-klondike thumb-and-pouch potluck-klondike two-way-klondike
      easthaven-solitaire westcliff-solitaire agnes-solitaire whitehead-solitaire trigon-solitaire nine-across-solitaire
      saratoga-solitaire gold-mine-solitaire rushdike spidike-solitaire`,
  },
  spider: {
    under: 'solitaire',
    games: `spider-solitaire spider-two-suits spiderette-solitaire simple-simon scorpion-solitaire wasp-solitaire
      spider-cells beetle-solitaire spidike-solitaire will-o-the-wisp`,
  },
  freecell: {
    under: 'solitaire',
    games: `freecell relaxed-freecell forecell freecell-two-cells bakers-game eight-off seahaven-towers
      penguin-solitaire double-freecell kingcell halfway-cells ten-across-solitaire`,
  },
  'pyramid-solitaire': {
    under: 'solitaire',
    games: `pyramid-solitaire giza-solitaire great-pyramid echo-pyramid twin-pyramids hourglass-solitaire fourteen-out
      nestor-solitaire stairway-solitaire thirteen-peaks elevens tens-patience fifteens-patience thirteen-square
      baroness-solitaire`,
  },
  'golf-and-tripeaks': {
    under: 'solitaire',
    games: `golf-solitaire tripeaks-solitaire putt-putt-solitaire pyramid-golf brick-wall-solitaire copycat-golf
      caddie-golf sherpa-peaks hopscotch-golf kindred-wall black-hole-solitaire all-in-a-row butterfly-leap
      sands-of-two-colours gemstone-solitaire`,
  },
  yukon: {
    under: 'solitaire',
    games: `yukon-solitaire russian-solitaire alaska-solitaire moosehide queenie-solitaire yukonic-plague
      roslin-solitaire australian-patience odessa-solitaire rushdike brisbane-solitaire`,
  },
  'chess-of-the-world': {
    under: 'chess',
    games: `xiangqi nine-by-nine-shogi makruk shatranj oblong-shatranj courier-chess little-xiangqi manchu-xiangqi
      kyoto-shogi goro-goro-shogi six-by-six-shogi five-by-five-shogi three-by-four-shogi`,
  },
  'mini-chess': {
    under: 'chess',
    games: `five-by-five-chess six-by-six-chess half-board-chess three-by-four-shogi five-by-five-shogi
      six-by-six-shogi goro-goro-shogi little-xiangqi`,
  },
  'fairy-chess': {
    under: 'chess',
    games: `amazon-chess grand-ten-chess cannon-chess nightrider-chess dragon-chess caravan-chess grasshopper-chess
      hunter-and-falcon-chess chancellor-chess wizards-and-champions remarkable-rookies nutty-knights leaping-clerics
      knight-crown-chess`,
  },
  'chess-with-other-goals': {
    under: 'chess',
    games: `king-of-the-hill-chess three-checks-chess race-of-kings giveaway-chess extinction-chess
      last-piece-standing last-pawn-chess pilgrim-kings race-for-the-centre first-pawn-home mate-me-chess pawn-storm
      pawns-only-chess`,
  },
  'sum-sudoku': {
    under: 'sudoku',
    games: `cage-sum-sudoku arrow-sudoku sandwich-sudoku frame-sudoku circle-sudoku reckoning-sudoku
      five-and-ten-sudoku king-arrow-sudoku cage-cross-sudoku arrow-cross-sudoku sandwich-cross-sudoku
      framed-centres-sudoku window-circle-sudoku knight-circle-sudoku`,
  },
  'sudoku-with-signs': {
    under: 'sudoku',
    games: `two-dots-sudoku more-or-less-sudoku even-odd-sudoku thermometer-sudoku parity-thermometer-sudoku
      jigsaw-dots-sudoku jigsaw-signs-sudoku jigsaw-parity-sudoku touchless-parity-sudoku dotted-windows-sudoku`,
  },
  'animal-mahjong': {
    under: 'mahjong',
    games: `cat-mahjong rabbit-mahjong crab-mahjong butterfly-mahjong owl-mahjong whale-mahjong bear-mahjong
      elephant-mahjong duck-mahjong dinosaur-mahjong octopus-mahjong penguin-mahjong giraffe-mahjong swan-mahjong
      snail-mahjong camel-mahjong`,
  },
  'tic-tac-toe': {
    under: 'four-in-a-row',
    games: `tic-tac-toe avoid-three nine-boards nine-boards-undone three-crosses wild-three fifteen-line
      dodge-the-cube`,
  },
  'five-in-a-row': {
    under: 'four-in-a-row',
    games: `gomoku renju round-gomoku exactly-five twist-five tower-five order-and-chaos`,
  },
  'hunt-and-tafl': {
    under: 'morris',
    games: `fox-and-geese wolf-and-sheep hare-and-hounds tigers-and-goats three-tigers jaguar-and-dogs storm-the-fort
      hnefatafl tablut brandubh ard-ri`,
  },
  football: {
    under: 'ball-sports',
    games: `reef-goalkeeper bent-free-kick spot-kick-cup crab-head-ball dockside-table-football ring-of-six-rondo
      beach-headers bumper-cars-soccer`,
  },
  'darts-and-archery': {
    under: 'target-sports',
    games: `harbor-darts-301 clock-darts cricket-darts windward-archery rail-archery bow-on-the-wall calm-bow`,
  },
  throwing: {
    under: 'target-sports',
    games: `village-petanque harbor-horseshoes carousel-ring-toss plank-cornhole palm-disc-golf far-javelin log-axe
      whirl-hammer beach-bocce boardwalk-skee hammer-spin`,
  },
  pong: {
    under: 'brick-breaker',
    games: `shell-wall-pong cliff-squash whirlpool-pong two-tone-paddle storm-keeper four-raft-pong tradewind-pong
      ring-pong turnabout-pong sunset-tennis lagoon-air-hockey`,
  },
  cooking: {
    under: 'serving',
    games: `papas-pizzeria layered-juice-bar noodle-cart melting-scoops sushi-belt ember-skewers coffee-pier
      turning-cake ember-bakery pancake-deck recipe-blade beach-tables`,
  },
  maths: {
    under: 'brain-teasers',
    games: `true-sums make-the-number make-whole missing-sign running-total exact-coins matchstick-sums
      cross-out-sums shell-calculator magic-figures fair-baskets turtle-sums pebble-sums lines-of-ten shared-pie
      calcudoku crowd-lanes heavier-pan ferry-tickets`,
  },
  'spatial-thinking': {
    under: 'brain-teasers',
    games: `cube-pile rolling-die punched-leaf half-wing mirror-rafts who-sees gear-way hidden-cubes under-the-dice
      turning-wheels mirror-lines punched-paper turned-or-mirrored clock-in-the-mirror jugs-in-a-row`,
  },
  'placement-puzzles': {
    under: 'shading-puzzles',
    games: `queens star-gardens star-count tents camp-posts horses lamps lighthouses magnets fleet golden-pairs`,
  },
  'forty-thieves': {
    under: 'solitaire',
    games: `forty-thieves thieves-of-egypt big-forty deuces-solitaire corona-solitaire congress-solitaire
      red-and-black-solitaire lucas-solitaire indian-solitaire josephine-solitaire blockade-solitaire`,
  },
  canfield: {
    under: 'solitaire',
    games: `canfield-solitaire variegated-canfield rainbow-canfield storehouse-solitaire duchess-solitaire
      american-toad eagle-wing-solitaire beehive-solitaire`,
  },
  'castle-solitaires': {
    under: 'solitaire',
    games: `beleaguered-castle fortress-solitaire streets-and-alleys siegecraft-solitaire stonewall-solitaire
      bastion-solitaire chessboard-solitaire canister-solitaire`,
  },
  'fan-solitaires': {
    under: 'solitaire',
    games: `la-belle-lucie trefoil-solitaire shamrocks-solitaire cruel-solitaire super-flower-garden
      free-fan-solitaire bristol-solitaire bakers-dozen castles-in-spain spanish-patience king-albert
      raglan-solitaire`,
  },
  'sum-squares': {
    under: 'number-squares',
    games: `kakuro calcudoku cage-square circle-sums frame-sums pair-sums sum-trios make-ten cross-out-sums
      magic-figures`,
  },
  'spot-the-difference': {
    under: 'hidden-objects',
    games: `two-postcards true-copy lonely-things under-the-loupe odd-shell odd-fish newcomer what-has-moved`,
  },
  'water-sort': {
    under: 'sorting',
    games: `lagoon-pour one-jar-over shell-stick-sort coloured-towers nut-and-bolt-sort birds-aboard coco-pour
      crates-by-number`,
  },
  'codes-and-scripts': {
    under: 'quizzes',
    games: `lantern-morse six-dots arm-signals signal-flags dots-and-bars lotus-numbers stone-numerals
      lantern-numbers bead-reckoner sight-reader shell-cipher`,
  },
  'bowling-and-curling': {
    under: 'target-sports',
    games: `pier-bowling spare-pickup boardwalk-skee lantern-curling coconut-curling beach-bocce village-petanque
      sand-shuffleboard`,
  },
  'tennis-and-volleyball': {
    under: 'ball-sports',
    games: `sunset-tennis cliff-squash crab-beach-volley beach-headers crab-head-ball turnabout-pong
      keepy-coconut palm-tetherball`,
  },
  'american-sports': {
    under: 'ball-sports',
    games: `basketball-stars dunk-hopper pier-slugger three-strike-pitcher deep-outfield twilight-field-goal
      open-receiver try-line-run power-play-three coconut-dodgeball`,
  },
}

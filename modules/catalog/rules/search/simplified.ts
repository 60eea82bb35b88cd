/** Traditional characters of words used in searches, each before its simplified form. */
const PAIRS =
  '連连圍围掃扫數数獨独戲戏遊游單单雙双將将龍龙羅罗塊块磚砖賽赛車车撲扑紙纸國国際际鬥斗檯台臺台籃篮網网槍枪擊击飛飞機机戰战' +
  '艦舰類类圖图尋寻異异對对記记憶忆詞词語语謎谜題题樂乐園园農农場场經经營营養养釣钓魚鱼貓猫鳥鸟華华絲丝寶宝鑽钻點点線线畫画筆笔' +
  '顏颜塗涂鴉鸦級级簡简難难兒儿闖闯關关宮宫脫脱積积動动滾滚彈弹氣气練练習习學学術术時时間间隊队體体競竞馬马輪轮騎骑腳脚軍军帥帅' +
  '禦御殭僵屍尸殺杀號号馳驰當当鬼門门鎖锁橋桥島岛燈灯擺摆貪贪俠侠煙烟雲云過过馬马後后復复麵面飯饭廚厨餐廳厅長长開开' +
  '鐵铁銀银錢钱買买賣卖書书讀读寫写聽听說说話话詩诗試试選选擇择遠远進进還还來来個个們们為为與与義义無无電电腦脑視视覺觉觀观'
const SIMPLE = new Map(
  Array.from({ length: Math.floor(PAIRS.length / 2) }, (_, place) => [
    PAIRS[2 * place]!,
    PAIRS[2 * place + 1]!,
  ]),
)

/** Chinese in simplified characters, which our search words use. */
export const simplified = (typed: string): string =>
  [...typed].map((letter) => SIMPLE.get(letter) ?? letter).join('')

/** One thing a line, its name in the order of `LANGUAGE_ORDER`; `-` where a language has no single name for it. */
export const outdoors = `
house,casa,房子,casa,дом,rumah,haus,nhà,maison,hus,بيت,いえ,dom,ev,집,hus,dom,casă,บ้าน,shtëpi
car,coche,汽车,carro,машина,mobil,auto,ô tô,voiture,bil,سيارة,くるま,auto,araba,자동차,bil,auto,mașină,รถยนต์,makinë
bus,autobús,巴士,ônibus,автобус,bus,bus,xe buýt,bus,buss,حافلة,バス,autobus,otobüs,버스,bus,autobus,autobuz,รถบัส,autobus
train,tren,火车,trem,поезд,kereta,zug,xe lửa,train,tåg,قطار,きしゃ,vlak,tren,기차,tog,pociąg,tren,รถไฟ,tren
bicycle,bicicleta,自行车,bicicleta,велосипед,sepeda,fahrrad,xe đạp,vélo,cykel,دراجة,じてんしゃ,bicykel,bisiklet,자전거,cykel,rower,bicicletă,จักรยาน,biçikletë
plane,avión,飞机,avião,самолёт,pesawat,flugzeug,máy bay,avion,flygplan,طائرة,ひこうき,lietadlo,uçak,비행기,fly,samolot,avion,เครื่องบิน,avion
boat,barco,帆船,barco,лодка,perahu,boot,thuyền,bateau,båt,قارب,ふね,loď,tekne,보트,båd,łódź,barcă,เรือ,varkë
rocket,cohete,火箭,foguete,ракета,roket,rakete,tên lửa,fusée,raket,صاروخ,ロケット,raketa,roket,로켓,raket,rakieta,rachetă,จรวด,raketë
anchor,ancla,锚,âncora,якорь,jangkar,anker,mỏ neo,ancre,ankare,مرساة,いかり,kotva,çıpa,닻,anker,kotwica,ancoră,สมอ,spirancë
bridge,puente,桥梁,ponte,мост,jembatan,brücke,cầu,pont,bro,جسر,はし,most,köprü,다리,bro,most,pod,สะพาน,urë
lighthouse,faro,灯塔,farol,маяк,mercusuar,leuchtturm,hải đăng,phare,fyr,منارة,とうだい,maják,fener,등대,fyr,-,far,ประภาคาร,far
castle,castillo,城堡,castelo,замок,kastil,burg,lâu đài,château,slott,قلعة,しろ,hrad,kale,성,slot,zamek,castel,ปราสาท,kështjellë
tent,tienda,帐篷,tenda,палатка,tenda,zelt,lều,tente,tält,خيمة,テント,stan,çadır,텐트,telt,namiot,cort,เต็นท์,tendë
flag,bandera,旗子,bandeira,флаг,bendera,fahne,cờ,drapeau,flagga,علم,はた,vlajka,bayrak,깃발,flag,flaga,steag,ธง,flamur
sun,sol,太阳,sol,солнце,matahari,sonne,mặt trời,soleil,sol,شمس,たいよう,slnko,güneş,태양,sol,słońce,soare,ดวงอาทิตย์,diell
moon,luna,月亮,lua,луна,bulan,mond,mặt trăng,lune,måne,قمر,つき,mesiac,ay,달,måne,księżyc,lună,ดวงจันทร์,hënë
star,estrella,星星,estrela,звезда,bintang,stern,ngôi sao,étoile,stjärna,نجمة,ほし,hviezda,yıldız,별,stjerne,gwiazda,stea,ดาว,yll
cloud,nube,云朵,nuvem,облако,awan,wolke,mây,nuage,moln,سحابة,くも,oblak,bulut,구름,sky,chmura,nor,เมฆ,re
rain,lluvia,雨,chuva,дождь,hujan,regen,mưa,pluie,regn,مطر,あめ,dážď,yağmur,비,regn,deszcz,ploaie,ฝน,shi
rainbow,arcoíris,彩虹,-,радуга,pelangi,regenbogen,cầu vồng,-,regnbåge,-,にじ,dúha,gökkuşağı,무지개,regnbue,tęcza,curcubeu,รุ้ง,ylber
fire,fuego,火焰,fogo,огонь,api,feuer,lửa,feu,eld,نار,ほのお,oheň,ateş,불,ild,ogień,foc,ไฟ,zjarr
tree,árbol,树木,árvore,дерево,pohon,baum,cây,arbre,träd,شجرة,き,strom,ağaç,나무,træ,drzewo,copac,ต้นไม้,pemë
leaf,hoja,叶子,folha,лист,daun,blatt,lá,feuille,löv,ورقة,はっぱ,list,yaprak,나뭇잎,blad,liść,frunză,ใบไม้,gjethe
flower,flor,花朵,flor,цветок,bunga,blume,hoa,fleur,blomma,زهرة,はな,kvet,çiçek,꽃,blomst,kwiat,floare,ดอกไม้,lule
cactus,cactus,仙人掌,cacto,кактус,kaktus,kaktus,xương rồng,cactus,kaktus,صبار,サボテン,kaktus,kaktüs,선인장,kaktus,kaktus,cactus,กระบองเพชร,kaktus
mountain,montaña,山峰,montanha,гора,gunung,berg,núi,montagne,berg,جبل,やま,hora,dağ,산,bjerg,góra,munte,ภูเขา,mal
volcano,volcán,火山,vulcão,вулкан,gunung api,vulkan,núi lửa,volcan,vulkan,بركان,かざん,sopka,yanardağ,화산,vulkan,wulkan,vulcan,ภูเขาไฟ,vullkan
island,isla,岛屿,ilha,остров,pulau,insel,đảo,île,ö,جزيرة,しま,ostrov,ada,섬,ø,wyspa,insulă,เกาะ,ishull
shell,concha,贝壳,concha,ракушка,kerang,muschel,sò,coquillage,snäcka,صدفة,かい,mušľa,-,조개,musling,muszla,scoică,หอย,guaskë
eye,ojo,眼睛,olho,глаз,mata,auge,mắt,œil,öga,عين,め,oko,göz,눈,øje,oko,ochi,ตา,sy
hand,mano,手掌,mão,рука,tangan,hand,tay,main,hand,يد,て,ruka,el,손,hånd,dłoń,mână,มือ,dorë
tooth,diente,牙齿,dente,зуб,gigi,zahn,răng,dent,tand,سن,は,zub,diş,이빨,tand,ząb,dinte,ฟัน,dhëmb
heart,corazón,爱心,coração,сердце,hati,herz,trái tim,cœur,hjärta,قلب,ハート,srdce,kalp,하트,hjerte,serce,inimă,หัวใจ,zemër
bone,hueso,骨头,osso,кость,tulang,knochen,xương,os,ben,عظم,ほね,kosť,kemik,뼈,knogle,kość,os,กระดูก,kockë
ghost,fantasma,幽灵,fantasma,призрак,hantu,gespenst,ma,fantôme,spöke,شبح,おばけ,duch,hayalet,유령,spøgelse,duch,fantomă,ผี,fantazmë
`

/** One thing a line, its name in the order of `LANGUAGE_ORDER`; `-` where a language has no single name for it. */
export const home = `
key,llave,钥匙,chave,ключ,kunci,schlüssel,chìa khóa,clé,nyckel,مفتاح,かぎ,kľúč,anahtar,열쇠,nøgle,klucz,cheie,กุญแจ,çelës
door,puerta,门,porta,дверь,pintu,tür,cửa,porte,dörr,باب,ドア,dvere,kapı,문,dør,drzwi,ușă,ประตู,derë
window,ventana,窗户,janela,окно,jendela,fenster,cửa sổ,fenêtre,fönster,نافذة,まど,okno,pencere,창문,vindue,okno,fereastră,หน้าต่าง,dritare
chair,silla,椅子,cadeira,стул,kursi,stuhl,ghế,chaise,stol,كرسي,いす,stolička,sandalye,의자,stol,krzesło,scaun,เก้าอี้,karrige
table,mesa,桌子,mesa,стол,meja,tisch,bàn,table,bord,طاولة,テーブル,stôl,masa,탁자,bord,stół,masă,โต๊ะ,tavolinë
bed,cama,床,cama,кровать,ranjang,bett,giường,lit,säng,سرير,ベッド,posteľ,yatak,침대,seng,łóżko,pat,เตียง,krevat
lamp,lámpara,台灯,abajur,лампа,lampu,lampe,đèn,lampe,lampa,مصباح,ランプ,lampa,lamba,램프,lampe,lampa,lampă,โคมไฟ,llambë
clock,reloj,时钟,relógio,часы,jam,uhr,đồng hồ,horloge,klocka,ساعة,とけい,hodiny,saat,시계,ur,zegar,ceas,นาฬิกา,orë
book,libro,书本,livro,книга,buku,buch,sách,livre,bok,كتاب,ほん,kniha,kitap,책,bog,książka,carte,หนังสือ,libër
pencil,lápiz,铅笔,lápis,карандаш,pensil,bleistift,bút chì,crayon,penna,قلم,えんぴつ,ceruzka,kalem,연필,blyant,ołówek,creion,ดินสอ,laps
scissors,tijeras,剪刀,tesoura,ножницы,gunting,schere,kéo,ciseaux,sax,مقص,はさみ,nožnice,makas,가위,saks,nożyczki,foarfecă,กรรไกร,gërshërë
hammer,martillo,锤子,martelo,молоток,palu,hammer,búa,marteau,hammare,مطرقة,ハンマー,kladivo,çekiç,망치,hammer,młotek,ciocan,ค้อน,çekiç
ladder,escalera,梯子,escada,лестница,tangga,leiter,thang,échelle,stege,سلم,はしご,rebrík,merdiven,사다리,stige,drabina,scară,บันได,shkallë
broom,escoba,扫帚,vassoura,метла,sapu,besen,chổi,balai,kvast,مكنسة,ほうき,metla,süpürge,빗자루,kost,miotła,mătură,ไม้กวาด,fshesë
bucket,cubo,水桶,balde,ведро,ember,eimer,xô,seau,hink,دلو,バケツ,vedro,kova,양동이,spand,wiadro,găleată,ถัง,kovë
umbrella,paraguas,雨伞,-,зонт,payung,schirm,-,parapluie,paraply,مظلة,かさ,dáždnik,şemsiye,우산,paraply,parasol,umbrelă,ร่ม,çadër
hat,sombrero,帽子,chapéu,шляпа,topi,hut,mũ,chapeau,hatt,قبعة,ぼうし,klobúk,şapka,모자,hat,kapelusz,pălărie,หมวก,kapelë
shoe,zapato,鞋子,sapato,ботинок,sepatu,schuh,giày,chaussure,sko,حذاء,くつ,topánka,ayakkabı,신발,sko,but,pantof,รองเท้า,këpucë
sock,calcetín,袜子,meia,носок,kaus kaki,socke,tất,chaussette,strumpa,جورب,くつした,ponožka,çorap,양말,sok,skarpeta,șosetă,ถุงเท้า,çorap
shirt,camisa,衬衫,camisa,рубашка,kemeja,hemd,áo,chemise,skjorta,قميص,シャツ,košeľa,gömlek,셔츠,skjorte,koszula,cămașă,เสื้อ,këmishë
glasses,gafas,眼镜,óculos,очки,kacamata,brille,kính,lunettes,glasögon,نظارة,めがね,okuliare,gözlük,안경,briller,okulary,ochelari,แว่นตา,syze
crown,corona,王冠,coroa,корона,mahkota,krone,vương miện,couronne,krona,تاج,おうかん,koruna,taç,왕관,krone,korona,coroană,มงกุฎ,kurorë
ring,anillo,戒指,anel,кольцо,cincin,ring,nhẫn,bague,ring,خاتم,ゆびわ,prsteň,yüzük,반지,ring,pierścień,inel,แหวน,unazë
gift,regalo,礼物,presente,подарок,kado,geschenk,quà,cadeau,present,هدية,プレゼント,darček,hediye,선물,gave,prezent,cadou,ของขวัญ,dhuratë
candle,vela,蜡烛,vela,свеча,lilin,kerze,nến,bougie,ljus,شمعة,ろうそく,sviečka,mum,양초,lys,świeca,lumânare,เทียน,qiri
bell,campana,铃铛,sino,колокол,lonceng,glocke,chuông,cloche,-,جرس,ベル,zvon,çan,종,klokke,dzwonek,clopot,ระฆัง,kambanë
drum,tambor,鼓,tambor,барабан,gendang,trommel,trống,tambour,trumma,طبل,たいこ,bubon,davul,북,tromme,bęben,tobă,กลอง,daulle
guitar,guitarra,吉他,guitarra,гитара,gitar,gitarre,-,guitare,gitarr,جيتار,ギター,gitara,gitar,기타,guitar,gitara,chitară,กีตาร์,kitarë
piano,piano,钢琴,piano,пианино,piano,klavier,piano,piano,piano,بيانو,ピアノ,klavír,piyano,피아노,klaver,pianino,pian,เปียโน,piano
ball,pelota,皮球,bola,мяч,bola,ball,bóng,ballon,boll,كرة,ボール,lopta,top,공,bold,piłka,minge,ลูกบอล,top
kite,cometa,风筝,pipa,-,-,drachen,diều,-,drake,-,-,šarkan,uçurtma,연,drage,latawiec,zmeu,ว่าว,balonë
balloon,globo,气球,balão,шарик,balon,luftballon,bóng bay,-,ballong,بالون,ふうせん,balón,balon,풍선,ballon,balon,balon,ลูกโป่ง,tullumbace
phone,teléfono,手机,celular,телефон,ponsel,handy,điện thoại,téléphone,mobil,هاتف,スマホ,mobil,telefon,휴대폰,mobil,telefon,telefon,มือถือ,telefon
computer,-,电脑,computador,компьютер,komputer,computer,máy tính,ordinateur,dator,حاسوب,パソコン,počítač,bilgisayar,컴퓨터,computer,komputer,calculator,คอมพิวเตอร์,kompjuter
camera,cámara,相机,câmera,камера,kamera,kamera,máy ảnh,-,kamera,كاميرا,カメラ,-,-,카메라,kamera,aparat,-,กล้อง,-
robot,robot,机器人,robô,робот,robot,roboter,robot,robot,robot,روبوت,ロボット,robot,robot,로봇,robot,robot,robot,หุ่นยนต์,robot
magnet,imán,磁铁,ímã,магнит,magnet,magnet,nam châm,aimant,magnet,مغناطيس,じしゃく,magnet,mıknatıs,자석,magnet,magnes,magnet,แม่เหล็ก,magnet
dice,dado,骰子,dado,кубик,dadu,würfel,xúc xắc,dé,tärning,نرد,サイコロ,kocka,zar,주사위,terning,kostka,zar,ลูกเต๋า,zar
`

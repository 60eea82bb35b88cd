/** One thing a line, its name in the order of `LANGUAGE_ORDER`; `-` where a language has no single name for it. */
export const kitchen = `
apple,manzana,苹果,maçã,яблоко,apel,apfel,táo,pomme,äpple,تفاحة,りんご,jablko,elma,사과,æble,jabłko,măr,แอปเปิล,mollë
banana,plátano,香蕉,banana,банан,pisang,banane,chuối,banane,banan,موزة,バナナ,banán,muz,바나나,banan,banan,banană,กล้วย,banane
pear,pera,梨子,pera,груша,pir,birne,lê,poire,päron,كمثرى,なし,hruška,armut,배,pære,gruszka,pară,ลูกแพร์,dardhë
cherry,cereza,樱桃,cereja,вишня,ceri,kirsche,anh đào,cerise,körsbär,كرز,さくらんぼ,čerešňa,kiraz,체리,kirsebær,wiśnia,cireașă,เชอร์รี,qershi
lemon,limón,柠檬,limão,лимон,lemon,zitrone,chanh,citron,citron,ليمون,レモン,citrón,limon,레몬,citron,cytryna,lămâie,มะนาว,limon
grapes,uvas,葡萄,uvas,виноград,anggur,trauben,nho,raisin,druvor,عنب,ぶどう,hrozno,üzüm,포도,druer,winogrona,struguri,องุ่น,rrush
strawberry,fresa,草莓,morango,клубника,stroberi,erdbeere,dâu tây,fraise,jordgubbe,فراولة,いちご,jahoda,çilek,딸기,jordbær,truskawka,căpșună,สตรอว์เบอร์รี,luleshtrydhe
carrot,zanahoria,胡萝卜,cenoura,морковь,wortel,karotte,cà rốt,carotte,morot,جزر,にんじん,mrkva,havuç,당근,gulerod,marchewka,morcov,แครอท,karotë
tomato,tomate,番茄,tomate,помидор,tomat,tomate,cà chua,tomate,tomat,طماطم,トマト,paradajka,domates,토마토,tomat,pomidor,roșie,มะเขือเทศ,domate
mushroom,seta,蘑菇,cogumelo,гриб,jamur,pilz,nấm,champignon,svamp,فطر,きのこ,huba,mantar,버섯,svamp,grzyb,ciupercă,เห็ด,kërpudhë
pumpkin,calabaza,南瓜,abóbora,тыква,labu,kürbis,bí ngô,citrouille,pumpa,يقطين,かぼちゃ,tekvica,kabak,호박,græskar,dynia,dovleac,ฟักทอง,kungull
corn,maíz,玉米,milho,кукуруза,jagung,mais,ngô,maïs,majs,ذرة,とうもろこし,kukurica,mısır,옥수수,majs,kukurydza,porumb,ข้าวโพด,misër
pineapple,piña,菠萝,abacaxi,ананас,nanas,ananas,dứa,ananas,ananas,أناناس,パイナップル,ananás,ananas,파인애플,ananas,ananas,ananas,สับปะรด,ananas
bread,pan,面包,pão,хлеб,roti,brot,bánh mì,pain,bröd,خبز,パン,chlieb,ekmek,빵,brød,chleb,pâine,ขนมปัง,bukë
cheese,queso,奶酪,queijo,сыр,keju,käse,phô mai,fromage,ost,جبن,チーズ,syr,peynir,치즈,ost,ser,brânză,ชีส,djathë
egg,huevo,鸡蛋,ovo,яйцо,telur,ei,trứng,œuf,ägg,بيضة,たまご,vajce,yumurta,달걀,æg,jajko,ou,ไข่,vezë
cake,tarta,蛋糕,bolo,торт,kue,torte,bánh kem,gâteau,tårta,كعكة,ケーキ,torta,pasta,케이크,kage,tort,tort,เค้ก,tortë
candy,caramelo,糖果,bala,конфета,permen,bonbon,kẹo,bonbon,godis,حلوى,キャンディ,cukrík,şeker,사탕,bolsje,cukierek,bomboană,ลูกอม,karamele
cup,taza,杯子,xícara,чашка,cangkir,tasse,tách,tasse,kopp,كوب,カップ,šálka,fincan,컵,kop,kubek,cană,ถ้วย,filxhan
bottle,botella,瓶子,garrafa,бутылка,botol,flasche,chai,bouteille,flaska,زجاجة,ボトル,fľaša,şişe,병,flaske,butelka,sticlă,ขวด,shishe
spoon,cuchara,勺子,colher,ложка,sendok,löffel,thìa,cuillère,sked,ملعقة,スプーン,lyžica,kaşık,숟가락,ske,łyżka,lingură,ช้อน,lugë
fork,tenedor,叉子,garfo,вилка,garpu,gabel,nĩa,fourchette,gaffel,شوكة,フォーク,vidlička,çatal,포크,gaffel,widelec,furculiță,ส้อม,pirun
knife,cuchillo,刀子,faca,нож,pisau,messer,dao,couteau,kniv,سكين,ナイフ,nôž,bıçak,칼,kniv,nóż,cuțit,มีด,thikë
`

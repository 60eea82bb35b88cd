/** One thing a line, its name in the order of `LANGUAGE_ORDER`; `-` where a language has no single name for it. */
export const animals = `
fish,pez,金鱼,peixe,рыба,ikan,fisch,cá,poisson,fisk,سمكة,さかな,ryba,balık,물고기,fisk,ryba,pește,ปลา,peshk
shark,tiburón,鲨鱼,tubarão,акула,hiu,hai,cá mập,requin,haj,قرش,サメ,žralok,-,상어,haj,rekin,rechin,ฉลาม,peshkaqen
whale,ballena,鲸鱼,baleia,кит,paus,wal,cá voi,baleine,val,حوت,クジラ,veľryba,balina,고래,hval,wieloryb,balenă,วาฬ,balenë
crab,cangrejo,螃蟹,caranguejo,краб,kepiting,krabbe,cua,crabe,krabba,سلطعون,かに,krab,yengeç,게,krabbe,krab,crab,ปู,gaforre
octopus,pulpo,章鱼,polvo,осьминог,gurita,krake,bạch tuộc,pieuvre,bläckfisk,أخطبوط,たこ,chobotnica,ahtapot,문어,blæksprutte,ośmiornica,caracatiță,ปลาหมึก,oktapod
turtle,tortuga,乌龟,tartaruga,черепаха,kura-kura,schildkröte,rùa,tortue,sköldpadda,سلحفاة,かめ,korytnačka,kaplumbağa,거북이,skildpadde,żółw,țestoasă,เต่า,breshkë
snail,caracol,蜗牛,caracol,улитка,siput,schnecke,ốc sên,escargot,snigel,حلزون,かたつむり,slimák,salyangoz,달팽이,snegl,ślimak,melc,หอยทาก,kërmill
snake,serpiente,蟒蛇,cobra,змея,ular,schlange,rắn,serpent,orm,ثعبان,へび,had,yılan,뱀,slange,wąż,șarpe,งู,gjarpër
bee,abeja,蜜蜂,abelha,пчела,lebah,biene,ong,abeille,bi,نحلة,はち,včela,arı,꿀벌,bi,pszczoła,albină,ผึ้ง,bletë
butterfly,mariposa,蝴蝶,borboleta,бабочка,kupu-kupu,schmetterling,bướm,papillon,fjäril,فراشة,ちょうちょ,motýľ,kelebek,나비,sommerfugl,motyl,fluture,ผีเสื้อ,flutur
spider,araña,蜘蛛,aranha,паук,laba-laba,spinne,nhện,araignée,spindel,عنكبوت,クモ,pavúk,örümcek,거미,edderkop,pająk,păianjen,แมงมุม,merimangë
ant,hormiga,蚂蚁,formiga,муравей,semut,ameise,kiến,fourmi,myra,نملة,あり,mravec,karınca,개미,myre,mrówka,furnică,มด,milingonë
frog,rana,青蛙,sapo,лягушка,katak,frosch,ếch,grenouille,groda,ضفدع,かえる,žaba,kurbağa,개구리,frø,żaba,broască,กบ,bretkosë
owl,búho,猫头鹰,coruja,сова,-,eule,cú mèo,hibou,uggla,بومة,ふくろう,sova,baykuş,부엉이,ugle,sowa,bufniță,นกฮูก,buf
duck,pato,鸭子,pato,утка,bebek,ente,vịt,canard,anka,بطة,あひる,kačica,ördek,오리,and,kaczka,rață,เป็ด,rosë
penguin,pingüino,企鹅,pinguim,пингвин,pinguin,pinguin,-,pingouin,pingvin,بطريق,ペンギン,tučniak,penguen,펭귄,pingvin,pingwin,pinguin,เพนกวิน,pinguin
rabbit,conejo,兔子,coelho,кролик,kelinci,hase,thỏ,lapin,kanin,أرنب,うさぎ,králik,tavşan,토끼,kanin,królik,iepure,กระต่าย,lepur
cat,gato,猫咪,gato,кошка,kucing,katze,mèo,chat,katt,قطة,ねこ,mačka,kedi,고양이,kat,kot,pisică,แมว,mace
dog,perro,小狗,cachorro,собака,anjing,hund,chó,chien,hund,كلب,いぬ,pes,köpek,강아지,hund,pies,câine,หมา,qen
pig,cerdo,小猪,porco,свинья,babi,schwein,lợn,cochon,gris,خنزير,ぶた,prasa,domuz,돼지,gris,świnia,porc,หมู,derr
bear,oso,棕熊,urso,медведь,beruang,bär,gấu,ours,björn,دب,くま,medveď,ayı,곰,bjørn,niedźwiedź,urs,หมี,ari
panda,panda,熊猫,panda,панда,panda,panda,gấu trúc,panda,panda,باندا,パンダ,panda,panda,판다,panda,panda,panda,แพนด้า,panda
mouse,ratón,老鼠,rato,мышь,tikus,maus,chuột,souris,mus,فأر,ねずみ,myš,fare,생쥐,mus,mysz,șoarece,หนู,mi
lion,león,狮子,leão,лев,singa,löwe,sư tử,lion,lejon,أسد,ライオン,lev,aslan,사자,løve,lew,leu,สิงโต,luan
elephant,elefante,大象,elefante,слон,gajah,elefant,voi,éléphant,elefant,فيل,ぞう,slon,fil,코끼리,elefant,słoń,elefant,ช้าง,elefant
cow,vaca,奶牛,vaca,корова,sapi,kuh,bò,vache,ko,بقرة,うし,krava,inek,젖소,ko,krowa,vacă,วัว,lopë
sheep,oveja,绵羊,ovelha,овца,domba,schaf,cừu,mouton,får,خروف,ひつじ,ovca,koyun,양,får,owca,oaie,แกะ,dele
fox,zorro,狐狸,raposa,лиса,rubah,fuchs,cáo,renard,räv,ثعلب,きつね,líška,tilki,여우,ræv,lis,vulpe,จิ้งจอก,dhelpër
`

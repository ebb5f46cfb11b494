import { detectCrisis } from '@raizes/domain/crisis/crisis';
import { careFirst, crisisAnswer } from '@raizes/domain/crisis/help';
import { localAnswer } from '../functions/src/mentor/answers';
import { bible } from '../functions/src/bible/passages';
import { createVerseSearch } from '../functions/src/mentor/find-verse';
import { readFileSync } from 'node:fs';
const noVerse = createVerseSearch(async()=>[]);
for (const talk of readFileSync(process.argv[2]!,'utf8').split('\n---\n')) {
  let history:any[]=[];
  for (const line of talk.split('\n').filter(Boolean)) {
    if(line.startsWith('#')){console.log('\n########',line);history=[];continue;}
    console.log('\n> '+line);
    const danger=detectCrisis(line);
    if(danger.level==='crisis'){console.log('[CRISE '+danger.kinds+'] '+crisisAnswer(danger.kinds[0]));continue;}
    const a:any=await localAnswer({message:line,history,reading:null,...(danger.level==='concern'&&{isAfterCare:true})},{loadPassage:bible.loadPassage,loadNote:bible.loadNote,findVerse:noVerse} as any);
    let text=a.text; const clear=(a.topicIds??[]).length>0;
    if(danger.level==='concern') text='[CUIDADO '+danger.kinds+'] '+careFirst(danger.kinds)+'\n\n'+(clear?a.text:'Se eu entendi mal, …');
    console.log(text, a.choices?.length?JSON.stringify(a.choices):'');
    history=[...history,{role:'user',text:line,topicIds:[],choices:[]},{role:'model',text:a.text,topicIds:a.topicIds??[],choices:a.choices??[]}];
  }
}

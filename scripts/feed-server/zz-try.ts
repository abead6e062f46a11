import { createFeedServer } from '@/scripts/feed-server';
import { FEED_RECORDS } from '@/lib/feeds/records/all';
import { adapterFor } from '@/lib/feeds/adapters/adapter-for';
import { createFeedHttp } from '@/lib/feeds/http';
const t0=performance.now();
const s=createFeedServer({recordedDir:'/work/shared/samples'});
const {url}=await s.listen(0);
console.log('up', performance.now()-t0);
for (const r of FEED_RECORDS){
  const http=createFeedHttp({baseUrl:url});
  const t=performance.now();
  let n=0,pages=0; let sample:any; const by=new Map<string,number>();
  try{
  for await (const p of adapterFor(r.platform).pages(r,{since:null,position:null,pageSize:150},http)){n+=p.rows.length;pages++;sample??=p.rows[70]; }
  let m=0; for await (const p of adapterFor(r.platform).pages(r,{since:new Date(Date.now()-3600e3),position:null},http))m+=p.rows.length;
  console.log(r.id,r.platform,n,pages,m,Math.round(performance.now()-t)+'ms');
  }catch(e){console.log(r.id,'FAIL',e)}
  if(process.argv[2]) console.log(JSON.stringify(sample));
}
await s.close();

import { z } from './zod.ts';
import { endpoint } from './endpoint.ts';
import { choice, choiceQuery } from './list.ts';

export const bhbuCalls = {
  choices: endpoint({
    method: 'GET',
    path: '/Bhbu/GetAll',
    access: 'bhbu.read',
    summary: 'BHBU untuk daftar pilihan: yang aktif, atau yang nomornya disebut',
    query: choiceQuery,
    answer: z.array(choice),
  }),
  choicesByPost: endpoint({
    method: 'POST',
    path: '/bhbu/getall',
    access: 'bhbu.read',
    summary: 'BHBU untuk daftar pilihan; isi kiriman tidak dibaca',
    query: choiceQuery,
    answer: z.array(choice),
  }),
};

import { z } from './zod.ts';
import { endpoint } from './endpoint.ts';
import { choice, choiceQuery, idParams } from './list.ts';

export const faskesCalls = {
  choices: endpoint({
    method: 'GET',
    path: '/Faskes/GetFaskes',
    access: 'faskes.read',
    summary: 'Faskes untuk daftar pilihan: yang aktif, atau yang nomornya disebut',
    query: choiceQuery,
    answer: z.array(choice),
  }),
  choicesOfBhbu: endpoint({
    method: 'GET',
    path: '/Faskes/getFaskesByBHBU/{id}',
    access: 'faskes.read',
    summary: 'Faskes yang melayani satu BHBU',
    params: idParams,
    answer: z.array(choice),
  }),
};

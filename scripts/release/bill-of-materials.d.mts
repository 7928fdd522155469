interface Component {
  name: string;
  externalReferences: { type: string; url: string }[];
}

export function billOf(output: string): { specVersion: string; components: Component[] };

import { Button, ChakraProvider, defaultSystem } from "@chakra-ui/react";

export const OneButton = () => (
  <ChakraProvider value={defaultSystem}>
    <Button>Transfer</Button>
  </ChakraProvider>
);
